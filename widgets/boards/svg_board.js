// A scene as SVG. Python sends the map once, then what changes; the page sends which cell was meant.
// The model keeps the whole present picture, so a second view of it shows the present too.

const NS = "http://www.w3.org/2000/svg";
const TARGETS = new Set(["legal", "open", "price"]);
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const ASIDE = 50; // a side of a cell: in a row no neighbour lies so far aside, from row to row each lies nearer
let views = 0;

function node(tag, attributes, ...children) {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function titled(text) {
  const title = node("title", {});
  title.textContent = text;
  return title;
}

/** A line of text at (x, y); its first run sets the base line. */
function textLine([x, y, runs], dx = 0, dy = 0) {
  const line = node("text", { x: x + dx, y: y + dy, dy: ".36em", class: `t-${runs[0][1]}` });
  runs.forEach(([word, kind], k) => {
    const run = node("tspan", k ? { class: `t-${kind}`, dx: 3 } : {});
    run.textContent = word;
    line.append(run);
  });
  return line;
}

// ---------------------------------------------------------------- the model

function merged(old, change) {
  const items = { ...old.items, ...change.items };
  for (const key of change.gone ?? []) delete items[key];
  const drawings = {};
  for (const [, id] of Object.values(items)) drawings[id] = change.drawings?.[id] ?? old.drawings[id];
  return {
    ...old, items, drawings,
    version: change.to, words: change.words ?? old.words, alts: { ...old.alts, ...change.alts },
  };
}

function initialize({ model }) {
  const hear = (message) => {
    const old = model.get("picture");
    if (message.type !== "patch" || message.to <= old.version) return;
    if (message.from === old.version) model.set("picture", merged(old, message));
    else model.send({ type: "again" });
  };
  model.on("msg:custom", hear);
  return () => model.off("msg:custom", hear);
}

// ---------------------------------------------------------------- a view

function render({ model, el }) {
  const view = ++views;
  const svg = node("svg", { class: "gp-map", role: "group" });
  const heard = document.createElement("p");
  heard.className = "gp-heard";
  heard.setAttribute("role", "status");
  el.classList.add("gp-svgboard");
  el.append(svg, heard);

  let shown = { items: {}, alts: {}, words: {} };
  let cells = new Map(); // number: its centre, shape, group and name
  let parts = new Map(); // key of an item: what is drawn for it
  let groups = {};
  let texts = null;
  let ring = null;
  let here = null; // the cell that Tab comes to
  let trail = null; // where a walk along arrows of one axis began
  let over = null;

  // -------------------------------------------------------------- drawing

  function lay({ board }) {
    const [, , width] = board.box;
    svg.setAttribute("viewBox", board.box.join(" "));
    svg.style.maxWidth = `${board.most}px`;
    const defs = node("defs", {});
    for (const [kind, [w, h, ink]] of Object.entries(board.patterns)) {
      const pattern = node("pattern", { id: `gp-${view}-${kind}`, width: w, height: h, patternUnits: "userSpaceOnUse" });
      pattern.innerHTML = ink;
      defs.append(pattern);
    }
    const places = node("g", {});
    const names = node("g", {});
    cells = new Map();
    for (const [i, x, y, shape, ground, label] of board.cells) {
      const [outline, focus] = board.shapes[shape];
      const fill = node("path", { d: outline });
      fill.style.fill = `var(--${board.palette}-${ground})`;
      const g = node("g", { transform: `translate(${x} ${y})`, role: "button", tabindex: -1 }, titled(""), fill);
      if (board.patterns[ground]) g.append(node("path", { d: outline, fill: `url(#gp-${view}-${ground})` }));
      g.dataset.i = i;
      g.dataset.lmSuppressShortcuts = "true";
      const name = textLine(label, x, y);
      names.append(name);
      places.append(g);
      cells.set(i, { i, x, y, g, name, focus });
    }
    groups = Object.fromEntries(board.pens.map((pen) => [pen, node("g", { class: `p-${pen.replaceAll(".", "-")}` })]));
    texts = node("g", {});
    ring = node("g", { class: "gp-unseen" }, node("path", { class: "p-case" }), node("path", { class: "p-selected" }));
    const strokes = node("g", { class: "gp-strokes", "aria-hidden": "true" }, ...Object.values(groups), names, texts, ring);
    svg.replaceChildren(defs, places, strokes);
    parts = new Map();
    shown = { board, items: {}, alts: {}, words: shown.words };
    if (!cells.has(here)) here = board.cells[0][0];
    cells.get(here).g.setAttribute("tabindex", 0);
    measure(svg.clientWidth, width);
  }

  function put(key, [i, id], drawings, moving) {
    const at = cells.get(i) ?? { x: 0, y: 0 };
    const [strokes, lines] = drawings[id];
    const made = strokes.map(([pen, d]) => {
      const stroke = node("path", { d, transform: `translate(${at.x} ${at.y})` });
      groups[pen].append(stroke);
      return stroke;
    });
    for (const text of lines) {
      const line = textLine(text, at.x, at.y);
      texts.append(line);
      made.push(line);
    }
    if (moving) for (const part of made) part.classList.add(key.startsWith("glyph") ? "gp-settle" : "gp-come");
    if (key.startsWith("ring")) at.name?.classList.add("gp-unseen");
    parts.set(key, made);
  }

  function take(key) {
    for (const part of parts.get(key) ?? []) part.remove();
    parts.delete(key);
    if (key.startsWith("ring")) cells.get(shown.items[key][0])?.name.classList.remove("gp-unseen");
  }

  function paint() {
    const picture = model.get("picture");
    const focused = el.contains(document.activeElement) && document.activeElement.dataset.i !== undefined;
    const first = shown.board === undefined;
    const fresh = first || picture.board.stamp !== shown.board.stamp;
    if (fresh) lay(picture);
    const same = (one, other) => one && other && one[0] === other[0] && one[1] === other[1];
    for (const key of Object.keys(shown.items)) if (!same(shown.items[key], picture.items[key])) take(key);
    for (const [key, place] of Object.entries(picture.items)) {
      if (!same(shown.items[key], place)) put(key, place, picture.drawings, !fresh && !shown.items[key]);
    }
    const news = [];
    for (const [i, alt] of Object.entries(picture.alts)) {
      if (alt === shown.alts[i]) continue;
      const { g } = cells.get(+i);
      g.setAttribute("aria-label", alt);
      g.firstChild.textContent = alt;
      if (focused && +i === here) news.push(alt);
    }
    const { lang, title, status } = picture.words;
    svg.setAttribute("lang", lang);
    svg.setAttribute("aria-label", [title, status].filter(Boolean).join(" "));
    heard.setAttribute("lang", lang);
    if (status !== shown.words.status && !first) news.push(status);
    if (news.length) heard.textContent = news.join(" ");
    shown = picture;
    if (fresh && focused) cells.get(here).g.focus();
  }

  /** Where cells get small, numbers grow and codes go. */
  function measure(width) {
    if (width) svg.classList.toggle("gp-far", width < shown.board.far);
  }

  // -------------------------------------------------------------- what a person does

  const tell = (type, i) => model.send(i === undefined ? { type } : { type, i });
  const listens = (type) => model.get("hears").includes(type);

  function hover(i) {
    if (i === over) return;
    over = i;
    if (i !== null && listens("hover")) tell("hover", i);
  }

  function settle(i) {
    cells.get(here)?.g.setAttribute("tabindex", -1);
    here = i;
    cells.get(here).g.setAttribute("tabindex", 0);
  }

  function walk(i) {
    if (i === undefined) return;
    cells.get(i).g.focus();
    hover(i);
  }

  /** The nearest cell that way. A walk keeps to the line it began on, so rows of hexagons do not lead it astray. */
  function beside([dx, dy]) {
    const from = cells.get(here);
    if (trail?.dx !== dx * dx || trail.at !== here) trail = { dx: dx * dx, x: from.x, y: from.y };
    let best = null;
    let least = Infinity;
    for (const cell of cells.values()) {
      const [x, y] = [cell.x - from.x, cell.y - from.y];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (ahead <= 1 || aside >= ASIDE) continue;
      const astray = dx ? Math.abs(cell.y - trail.y) : Math.abs(cell.x - trail.x);
      const cost = Math.hypot(x, y) + astray / 2;
      if (cost < least - 0.5) [best, least] = [cell.i, cost];
    }
    if (best !== null) trail.at = best;
    return best ?? undefined;
  }

  function target() {
    const order = [...cells.keys()];
    const open = new Set();
    for (const [key, [i]] of Object.entries(shown.items)) if (TARGETS.has(key.split(" ")[2])) open.add(i);
    const after = order.indexOf(here) + 1;
    return [...order.slice(after), ...order.slice(0, after)].find((i) => open.has(i));
  }

  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const order = [...cells.keys()];
    const name = event.key;
    if (ARROWS[name]) walk(beside(ARROWS[name]));
    else if (name === "Home") walk(order[0]);
    else if (name === "End") walk(order.at(-1));
    else if (name === "e" || name === "E") walk(target());
    else if (name === "Enter" || name === " ") { if (!event.repeat) tell("cell", here); }
    else if (name === "Escape" && listens("escape")) tell("escape");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const cellAt = (event) => {
    const found = event.target.closest?.("[data-i]");
    return found ? +found.dataset.i : null;
  };

  svg.addEventListener("keydown", key);
  svg.addEventListener("click", (event) => {
    const i = cellAt(event);
    if (i === null) return;
    trail = null;
    cells.get(i).g.focus({ preventScroll: true });
    tell("cell", i);
  });
  svg.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") hover(cellAt(event)); });
  svg.addEventListener("pointerleave", () => hover(null));
  svg.addEventListener("focusin", (event) => {
    const i = cellAt(event);
    if (i === null) return;
    settle(i);
    const { x, y, focus } = cells.get(i);
    ring.setAttribute("transform", `translate(${x} ${y})`);
    for (const path of ring.children) path.setAttribute("d", focus);
    ring.classList.toggle("gp-unseen", !event.target.matches(":focus-visible"));
  });
  svg.addEventListener("focusout", () => ring.classList.add("gp-unseen"));

  const dress = () => {
    for (const theme of ["light", "dark"]) el.classList.toggle(`gp-${theme}`, model.get("theme") === theme);
  };
  const size = new ResizeObserver(([entry]) => measure(entry.contentRect.width));
  dress();
  paint();
  size.observe(svg);
  model.on("change:picture", paint);
  model.on("change:theme", dress);
  return () => {
    size.disconnect();
    model.off("change:picture", paint);
    model.off("change:theme", dress);
  };
}

export default { initialize, render };
