// What a reader cannot read on this page: text cut off, spilt, or lying over other text; a message that is missing.
() => {
  const problems = [];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const short = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} "${(one.innerText ?? one.value ?? "").slice(0, 60)}"`;
  const ancestors = (one) => {
    const found = [];
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) found.push(at);
    return found;
  };
  const unseen = (one) => getComputedStyle(one).clipPath === "inset(50%)";
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("svg, [role=grid]") && !ancestors(one).some(unseen);
  const floating = (line) => line.find((one) => ["sticky", "fixed", "absolute"].includes(getComputedStyle(one).position));
  /** What of a control is in sight: what scrolls hides what lies outside it. */
  const inSight = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (const around of ancestors(one).filter((each) => getComputedStyle(each).overflowY === "auto")) {
      const outer = around.getBoundingClientRect();
      [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
      [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
    }
    return { left, right, top, bottom };
  };

  /** Whether what scrolls has put a text out of sight. */
  const scrolledAway = (one, box) => {
    const middle = (box.top + box.bottom) / 2;
    return ancestors(one).some((around) => {
      if (getComputedStyle(around).overflowY !== "auto") return false;
      const outer = around.getBoundingClientRect();
      return middle < outer.top || middle > outer.bottom;
    });
  };

  if (document.documentElement.scrollWidth > innerWidth) problems.push(`the page is ${document.documentElement.scrollWidth} wide`);
  if (document.title.includes("⟦") || document.documentElement.outerHTML.includes("⟦")) problems.push(`missing: ${/⟦[^⟧]*⟧/.exec(document.documentElement.outerHTML)}`);

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest("option, script, style") || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && !scrolledAway(parent, box));
    if (boxes.length > 0) texts.push({ parent, boxes, line: ancestors(parent), afloat: floating(ancestors(parent)) });
  }

  for (const { parent, boxes, line } of texts) {
    for (const around of line) {
      const style = getComputedStyle(around);
      const outer = around.getBoundingClientRect();
      if (["auto", "scroll"].includes(style.overflowX)) break;
      const holds = style.overflowX !== "visible" || around.matches("button, a.button, .panel, dialog, header, li, summary");
      if (style.display === "inline" || !holds) continue;
      const spilt = boxes.some((box) => box.left < outer.left - 1 || box.right > outer.right + 1);
      const tall = style.overflowY === "hidden" && boxes.some((box) => box.bottom > outer.bottom + 3 || box.top < outer.top - 3);
      if (spilt || tall) problems.push(`cut off: ${short(parent)} in ${short(around)}`);
    }
  }

  const measure = document.createElement("canvas").getContext("2d");
  for (const field of root.querySelectorAll("select, input[placeholder]")) {
    if (!seen(field)) continue;
    const style = getComputedStyle(field);
    measure.font = style.font;
    const text = field.matches("select") ? (field.selectedOptions[0]?.text ?? "") : field.placeholder;
    const arrow = field.matches("select") ? 16 : 0;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (measure.measureText(text).width > room + 1) problems.push(`cut off: ${text} in ${short(field)}`);
  }

  const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const inner = (box) => ({ left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 });
  texts.forEach((one, place) => {
    for (const other of texts.slice(place + 1)) {
      if (one.afloat !== other.afloat) continue;
      if (one.boxes.some((box) => other.boxes.some((there) => overlap(inner(box), inner(there))))) problems.push(`overlap: ${short(one.parent)} and ${short(other.parent)}`);
    }
  });

  const controls = [...root.querySelectorAll("button, a[href], select, input, summary")]
    .filter(seen)
    .map((one) => ({ one, box: inSight(one), afloat: floating(ancestors(one)) }));
  for (const { parent, boxes, afloat } of texts) {
    for (const control of controls) {
      if (afloat !== control.afloat || control.one.contains(parent) || parent.contains(control.one)) continue;
      if (boxes.some((box) => overlap(inner(box), control.box))) problems.push(`overlap: ${short(parent)} and ${short(control.one)}`);
    }
  }
  controls.forEach(({ one, box, afloat }, place) => {
    for (const other of controls.slice(place + 1)) {
      if (afloat !== other.afloat || !overlap(box, other.box) || one.contains(other.one) || other.one.contains(one)) continue;
      problems.push(`overlap: ${short(one)} and ${short(other.one)}`);
    }
  });
  return [...new Set(problems)];
}
