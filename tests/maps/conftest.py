import pytest

from tests.maps.study_boards import DE_1, DE_2, DE_3, Study


@pytest.fixture
def de_1():
    return Study(DE_1)


@pytest.fixture
def de_2():
    return Study(DE_2)


@pytest.fixture
def de_3():
    return Study(DE_3)
