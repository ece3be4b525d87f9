// What a page does around its widgets: the wait, the theme, and the way back when its kernel is gone.
// Everything here works without a line of script in the HTML, so that the content security policy can forbid those.
(() => {
  const SLOW = 5000, LOOK = 30000, AGAIN = 5000;
  const KEPT = "gamepkg-record", WISH = "gamepkg-restore";
  const query = new URLSearchParams(location.search);
  const html = document.documentElement;
  const find = (id) => document.getElementById(id);

  // ---- language: the words around the page; the content itself speaks what ?lang= says
  html.dataset.words = (query.get("lang") ?? navigator.language).startsWith("ja") ? "ja" : "en";
  html.lang = query.get("lang") === "ja" ? "ja" : "en";

  // ---- theme: the notebook's own, else the system's
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const paint = () => {
    const body = document.body;
    if (body.dataset.follow === "no") { html.classList.add("page-dark"); return; }
    if (!body.dataset.follow) return;
    body.dataset.jpThemeLight = String(!dark.matches);
    body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
  };
  dark.addEventListener("change", paint);

  // ---- the wait: the bars stay until something is to be seen
  let ready = false, slow = 0;
  const SEEN = ".jupyter-widgets, .jp-RenderedHTMLCommon, .jp-RenderedText, .jp-RenderedImage, .page-failed";
  const show = () => {
    const cells = find("rendered_cells");
    if (ready || !cells?.querySelector(SEEN)) return;
    ready = true;
    clearTimeout(slow);
    find("page-wait")?.remove();
    cells.querySelector(".page-foot").hidden = false;
    askForCookie();
  };
  window.voila_heartbeat = () => {};
  window.voila_finish = () => {
    window.cellLoaded = true;
    if (window.themeLoaded) find("rendered_cells").style.display = "";
  };
  slow = setTimeout(() => { const hint = find("page-slow"); if (hint) hint.hidden = false; }, SLOW);

  // ---- a closed tab frees its kernel: Voila asks for that with this cookie, but never sets it itself
  const base = () => JSON.parse(find("jupyter-config-data").textContent).baseUrl;
  const askForCookie = () => {
    if (!/\b_xsrf=/.test(document.cookie)) fetch(`${base()}voila/tree/`).catch(() => {});
  };

  // ---- asleep: no kernel answers any more
  let awake = true, lost = false, looked = Date.now();
  const alive = async () => {
    if (lost) return false;
    const config = JSON.parse(find("jupyter-config-data").textContent);
    const answer = await fetch(`${config.baseUrl}api/kernels/${config.kernelId}`, { cache: "no-store" });
    return answer.ok;
  };
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const look = async () => {
    looked = Date.now();
    const up = await alive().catch(() => pause(2000).then(alive)).catch(() => false);
    if (up === awake) return;
    awake = up;
    const banner = find("page-asleep");
    banner.hidden = up;
    find("rendered_cells").inert = !up;
    const kept = stored() !== null;
    for (const part of banner.querySelectorAll("[data-kept]")) part.hidden = !kept;
  };
  const stored = () => { try { return sessionStorage.getItem(KEPT); } catch { return null; } };
  const lookAgain = () => { if (ready && Date.now() - looked > AGAIN) look(); };
  setInterval(() => { if (ready && !document.hidden) look(); }, LOOK);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) lookAgain(); });
  addEventListener("pointerdown", lookAgain, true);
  addEventListener("keydown", lookAgain, true);
  addEventListener("offline", () => { if (ready) look(); });
  addEventListener("online", () => { if (ready) look(); });
  // a kernel that died is started anew under the same name, but knows nothing of this page
  const DIED = /"execution_state":\s*"(autorestarting|restarting|dead)"/, SHORT = 4096;
  const hear = ({ data }) => {
    if ((data.length ?? data.byteLength) > SHORT) return;
    if (DIED.test(typeof data === "string" ? data : new TextDecoder().decode(data))) { lost = true; look(); }
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", hear);
      this.addEventListener("close", () => { if (ready) look(); });
    }
  };

  // ---- buttons
  document.addEventListener("click", (event) => {
    const act = event.target.closest?.("[data-page]")?.dataset.page;
    if (act === "restore") sessionStorage.setItem(WISH, "1");
    if (act) location.reload();
  });

  document.addEventListener("DOMContentLoaded", () => {
    if (!find("rendered_cells")) return;
    paint();
    new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
    window.voila_finish();
    show();
  });
})();
