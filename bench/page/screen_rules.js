// What must hold of every screen of a table, whatever its size; called in the page, answers with what does not.
(() => {
  const seen = (one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (one.closest(".for-readers, [inert], [aria-hidden='true'] svg")) return false;
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => seen(one) && !one.closest("[role=tooltip]"));
  const fixed = (one) => {
    for (let up = one; up; up = up.parentElement) {
      const { position } = getComputedStyle(up);
      if (position === "fixed" || position === "sticky") return up;
    }
    return null;
  };
  const words = (one) => (one.getAttribute("aria-label") || one.textContent || one.className?.baseVal || one.tagName)
    .trim().replace(/\s+/g, " ").slice(0, 40);
  const floor = () => {
    const dock = all("footer, .dock").find((one) => getComputedStyle(one).position === "fixed");
    return dock ? dock.getBoundingClientRect().top : innerHeight;
  };
  const inside = (one, low) => {
    const box = one.getBoundingClientRect();
    return box.top >= -1 && box.bottom <= low + 1 && box.left >= -1 && box.right <= innerWidth + 1;
  };

  function wide() {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} pixels wide`] : [];
  }
  function cards(least) {
    return Object.entries(least).flatMap(([selector, pixels]) => {
      const widths = all(selector).map((one) => one.offsetWidth);
      return widths.length && Math.min(...widths) < pixels ? [`${selector} is ${Math.min(...widths)} wide, not ${pixels}`] : [];
    });
  }
  function overlaps() {
    const things = all("main :is(button, a, h1, h2, h3, .card, .caption, .hoops-card), header :is(button, a, ol, .clock, .score)");
    const boxes = things.map((one) => ({ one, on: fixed(one), box: one.getBoundingClientRect() }));
    const found = [];
    for (const [at, a] of boxes.entries()) {
      for (const b of boxes.slice(at + 1)) {
        if (a.on !== b.on || a.one.contains(b.one) || b.one.contains(a.one)) continue;
        if (a.one.closest("[data-overlaps]") && a.one.closest("[data-overlaps]") === b.one.closest("[data-overlaps]")) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across > 2 && down > 3) found.push(`"${words(a.one)}" lies on "${words(b.one)}" (${Math.round(across)} × ${Math.round(down)})`);
      }
    }
    return found.slice(0, 6);
  }
  function cut() {
    const found = [];
    for (const one of all("main *, header *, footer *")) {
      const style = getComputedStyle(one);
      if (one.closest("svg") || !["hidden", "clip"].includes(style.overflowX) || one.closest("[data-may-cut]")) continue;
      const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      if (own && one.scrollWidth > one.clientWidth + 1) found.push(`"${words(one)}" is cut`);
      else if (!own && one.scrollHeight > one.clientHeight + 6 && style.overflowY !== "auto") found.push(`${one.className} hides ${one.scrollHeight - one.clientHeight} pixels`);
    }
    for (const one of all("main :is(p, h1, h2, h3, b, small, span), header :is(p, b, small, li)")) {
      const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      const box = one.getBoundingClientRect();
      if (own && !one.closest("svg") && (box.right > innerWidth + 1 || box.left < -1)) found.push(`"${words(one)}" leaves the window`);
    }
    return found.slice(0, 6);
  }
  function lamps(asked) {
    const lamps = all(".button.primary");
    if (!asked && lamps.length < 2) return [];
    if (lamps.length !== 1) return [`${lamps.length} lamp buttons: ${lamps.map(words).join(", ")}`];
    return inside(lamps[0], innerHeight) ? [] : [`the lamp button "${words(lamps[0])}" is out of sight`];
  }
  function question(asked) {
    if (!asked) return [];
    const told = all("[data-question]");
    if (!told.length) return ["no question"];
    return told.some((one) => inside(one, floor())) ? [] : [`the question "${words(told[0])}" is out of sight`];
  }
  globalThis.screenRules = ({ least, asked }) => {
    scrollTo(0, 0);
    return [...wide(), ...cards(least), ...overlaps(), ...cut(), ...lamps(asked), ...question(asked)];
  };
})();
