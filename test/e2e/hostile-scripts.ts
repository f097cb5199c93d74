/**
 * Everything that a page's own script can try to find out what Loreside shows over it. Runs in the page; `spy` holds
 * the results as text, so that a test can search them for what they must not contain.
 */
export const SPY = `(() => {
  const found = new Set();
  const counts = { mutations: 0, resizes: 0 };
  const dump = (root) => {
    if (!root || root === document || root.nodeType !== 11) return;
    const all = [...root.querySelectorAll('*')];
    found.add(root.textContent);
    found.add(root.innerHTML);
    for (const one of all)
      for (const pseudo of ['::before', '::after']) found.add(getComputedStyle(one, pseudo).content);
    for (const one of all) if (one.shadowRoot) dump(one.shadowRoot);
  };
  const note = (node) => {
    if (!node || typeof node !== 'object' || typeof node.getRootNode !== 'function') return;
    dump(node.getRootNode());
  };
  const names = ['pointerover', 'pointerenter', 'pointermove', 'pointerdown', 'pointerup', 'mouseover', 'mousemove',
    'mousedown', 'mouseup', 'click', 'auxclick', 'dblclick', 'contextmenu', 'keydown', 'keyup', 'keypress', 'beforeinput',
    'input', 'focus', 'blur', 'focusin', 'focusout', 'selectstart', 'selectionchange', 'copy', 'cut', 'paste', 'toggle',
    'beforetoggle', 'scroll', 'wheel', 'dragstart', 'transitionend', 'animationstart', 'beforeprint', 'afterprint'];
  for (const name of names)
    for (const target of [window, document, document.documentElement])
      target.addEventListener(name, (event) => {
        for (const key of ['target', 'originalTarget', 'explicitOriginalTarget', 'relatedTarget', 'currentTarget',
          'rangeParent', 'source']) {
          try { note(event[key]); } catch {}
        }
        for (const one of event.composedPath()) note(one);
        if (event.clipboardData) found.add(event.clipboardData.getData('text/plain'));
      }, true);
  // The element that holds everything of ours is known to be there; what it is like inside is not.
  new MutationObserver((records) => {
    counts.mutations += records.filter(({ target }) => target !== document.documentElement && target !== document.head).length;
    for (const { addedNodes } of records) for (const node of addedNodes) note(node);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const sizes = new ResizeObserver(() => (counts.resizes += 1));
  for (const one of document.querySelectorAll('body *')) sizes.observe(one);
  const visible = new Map();
  try {
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isVisible, isIntersecting } of entries) if (isIntersecting) visible.set(target, isVisible);
    }, { trackVisibility: true, delay: 100, threshold: [0, 0.5, 1] });
    for (const one of document.querySelectorAll('td, a')) seen.observe(one);
  } catch {}
  const nodeAt = (x, y) => {
    const under = document.elementsFromPoint(x, y);
    under.forEach(note);
    const caret = document.caretPositionFromPoint?.(x, y);
    note(caret?.offsetNode);
    found.add(caret?.offsetNode?.textContent ?? '');
    const range = document.caretRangeFromPoint?.(x, y);
    note(range?.startContainer);
    return under;
  };
  globalThis.spy = {
    counts,
    /** Everything that the page can look at just now. */
    sweep() {
      for (let x = 4; x < innerWidth; x += 24) for (let y = 4; y < innerHeight; y += 12) nodeAt(x, y);
      getSelection().removeAllRanges();
      document.execCommand('selectAll');
      found.add(getSelection().toString());
      note(getSelection().anchorNode);
      document.execCommand('copy');
      getSelection().removeAllRanges();
      for (const one of document.getAnimations()) note(one.effect?.target);
      for (const name of performance.getEntries().map(({ name }) => name)) found.add(name);
      found.add(document.documentElement.innerText);
      found.add([...CSS.highlights.keys()].join());
      found.add([...document.fonts].map(({ family }) => family).join());
      note(document.activeElement);
      const ours = document.querySelector('[data-loreside]');
      if (ours) {
        dump(ours.shadowRoot);
        found.add(ours.outerHTML + ours.innerText + getComputedStyle(ours, '::before').content);
        dispatchEvent(new Event('beforeprint'));
      }
      return [...found].join('\\n');
    },
    /** A selection that grows letter by letter, as far as the browser finds it. */
    grown(secret) {
      let longest = '';
      for (let length = 1; length <= secret.length; length += 1) {
        getSelection().removeAllRanges();
        if (!window.find(secret.slice(0, length), true, false, true, false, false, false)) break;
        longest = getSelection().toString();
        note(getSelection().anchorNode);
      }
      getSelection().removeAllRanges();
      return longest;
    },
    hasWords: (words) => [...found].some((text) => text.includes(words)),
    visibilities: () => [...new Set([...visible].filter(([one]) => one.matches('td')).map(([, is]) => is))],
  };
})()`;

/**
 * Covers the whole window with an element that lets every click through, and moves it back to the top whenever
 * something else could be above it.
 */
export const COVER = `(() => {
  const covers = ['popover', 'dialog'].map((kind) => {
    const cover = document.createElement(kind === 'dialog' ? 'dialog' : 'div');
    if (kind === 'popover') cover.popover = 'manual';
    cover.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;max-width:none;max-height:none;border:0;margin:0;padding:0;background:#fff;pointer-events:none;opacity:1';
    cover.inert = true;
    cover.textContent = 'You have won. Click here.';
    document.documentElement.append(cover);
    return cover;
  });
  const [popover] = covers;
  const up = () => {
    if (popover.matches(':popover-open')) popover.hidePopover();
    popover.showPopover();
  };
  up();
  for (const name of ['pointermove', 'pointerover', 'pointerdown', 'click', 'beforetoggle', 'keydown'])
    addEventListener(name, ({ target }) => target !== popover && up(), true);
  const again = () => { up(); requestAnimationFrame(again); };
  again();
})()`;
