import { PATIENCE_MS } from '../patience.ts';
import { type Bidi, Reply } from './bidi.ts';

/** A page in Firefox. Expressions are JavaScript source; results pass through JSON. */
export class Tab {
  readonly #bidi: Bidi;
  readonly context: string;

  constructor(bidi: Bidi, context: string) {
    this.#bidi = bidi;
    this.context = context;
  }

  /** Goes to another address. */
  async go(url: string): Promise<void> {
    await this.#bidi.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** Brings it to the front. Pages behind others draw nothing, and don't move the focus. */
  async activate(): Promise<void> {
    await this.#bidi.send('browsingContext.activate', { context: this.context });
  }

  /** Evaluates an expression and awaits promises. */
  async eval(expression: string): Promise<unknown> {
    const reply = await this.#bidi.send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (reply.get('type') === 'exception') throw new Error(reply.text('exceptionDetails', 'text'));
    const value = reply.get('result', 'value');
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  }

  /** All visible text. */
  async text(): Promise<string> {
    return String(await this.eval('document.body.innerText'));
  }

  /** The value of the field with this label. */
  async value(label: string): Promise<string> {
    return String(await this.eval(`(${labelled})(${JSON.stringify(label)})?.value ?? null`));
  }

  /** Shows the text of a draft as markup, in a text area. */
  async showMarkup(): Promise<void> {
    await this.eval(`(async () => {
      const toggle = () => document.querySelector('[data-field=content] button[aria-pressed]');
      for (const end = Date.now() + ${PATIENCE_MS}; !toggle() && Date.now() < end; ) await new Promise((go) => setTimeout(go, 50));
      if (toggle().getAttribute('aria-pressed') === 'false') toggle().click();
    })()`);
  }

  /** Clears the field and types into it key by key. Starts again if another tab became active meanwhile. */
  async fill(label: string, text: string): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      await this.activate();
      await this.eval(`(async () => {
        const find = () => (${labelled})(${JSON.stringify(label)});
        for (const end = Date.now() + ${PATIENCE_MS}; !find() && Date.now() < end; ) await new Promise((go) => setTimeout(go, 50));
        if (!find()) throw new Error('No field is called ' + ${JSON.stringify(label)});
        find().focus();
        find().select?.();
      })()`);
      await this.keys(text);
      if ((await this.value(label)) === text) return;
    }
    throw new Error(`“${label}” did not take what was typed`);
  }

  /** Replaces the field's text at once, like pasting. */
  async paste(label: string, text: string): Promise<void> {
    await this.activate();
    await this.eval(`(() => {
      const field = (${labelled})(${JSON.stringify(label)});
      field.focus();
      field.select();
      document.execCommand('insertText', false, ${JSON.stringify(text)});
    })()`);
  }

  /** Types each character as a key press. */
  async keys(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  /** Presses the last key while the others are held, all by their WebDriver names. */
  async chord(...keys: string[]): Promise<void> {
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  /** Moves the mouse to a point of the window, in CSS pixels, and clicks if a button is given. */
  async mouse(x: number, y: number, button: number | null = null, clicks = 1): Promise<void> {
    await this.activate();
    const click = [
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    ];
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      ...(button === null ? [] : Array.from({ length: clicks }, () => click).flat()),
    ];
    await this.#perform({ type: 'pointer', id: 'mouse', actions });
  }

  /**
   * Starts dragging an element with the mouse, and lets go. Firefox sends `dragstart` and `dragover`, but no `drop`: its
   * driver can't end a drag.
   */
  async drag(css: string): Promise<void> {
    await this.activate();
    const origin = {
      type: 'element',
      element: { sharedId: await this.#located(matching(css)) },
    };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', x: 8, y: 4, origin },
      { type: 'pause', duration: 100 },
      { type: 'pointerMove', x: 30, y: 8, origin },
      { type: 'pause', duration: 300 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#perform({ type: 'pointer', id: 'mouse', actions });
  }

  /**
   * Calls a function, given as source, with the closed shadow roots behind an element, the outer one first; null if
   * there are none any more.
   */
  async behind(css: string, question: string): Promise<unknown> {
    const target = { context: this.context };
    const host = await this.#bidi.send('script.evaluate', {
      expression: `document.querySelector(${JSON.stringify(css)})`,
      serializationOptions: { maxDomDepth: 3, includeShadowTree: 'all' },
      ...{ target, awaitPromise: false },
    });
    const roots = rootsIn(host.get('result'));
    if (roots.length === 0) return null;
    const asked = this.#bidi.send('script.callFunction', {
      functionDeclaration: `(...roots) => JSON.stringify((${question})(...roots) ?? null)`,
      arguments: roots.map((sharedId) => ({ sharedId })),
      ...{ target, awaitPromise: false },
    });
    const reply = await asked.catch((error: unknown) => {
      // The page was left meanwhile.
      if (String(error).includes('no such node')) return null;
      throw error;
    });
    if (!reply) return null;
    if (reply.get('type') === 'exception') throw new Error(reply.text('exceptionDetails', 'text'));
    return JSON.parse(reply.text('result', 'value'));
  }

  /** Really clicks a button by its name, which counts as a user activation. */
  press(name: string): Promise<void> {
    return this.#click(buttonNamed(name));
  }

  /** Really clicks by selector; `button` 2 is the right one. */
  click(css: string, button = 0): Promise<void> {
    return this.#click(matching(css), button);
  }

  /** Taps a button by its name, with a finger. */
  tap(name: string): Promise<void> {
    return this.#click(buttonNamed(name), 0, 'touch');
  }

  /** Taps by selector. */
  tapAt(css: string): Promise<void> {
    return this.#click(matching(css), 0, 'touch');
  }

  /** Gives the page this size, in CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.#bidi.send('browsingContext.setViewport', {
      context: this.context,
      viewport: { width, height },
    });
  }

  /** Chooses a file in a file input. */
  async choose(css: string, file: string): Promise<void> {
    const element = { sharedId: await this.#located(matching(css)) };
    await this.#bidi.send('input.setFiles', { context: this.context, element, files: [file] });
  }

  async #click(element: string, button = 0, pointerType: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    await this.activate();
    const sharedId = await this.#located(element);
    const origin = { type: 'element', element: { sharedId } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    ];
    const click = async (): Promise<void> => {
      await this.#bidi.send('script.callFunction', {
        functionDeclaration: comeToRest,
        arguments: [{ sharedId }],
        target: { context: this.context },
        awaitPromise: true,
      });
      await this.#perform({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
    };
    // On a busy machine, a page may still grow after it came to rest. A person would aim again.
    await click().catch((error) => (/out of bounds/.test(String(error)) ? click() : Promise.reject(error)));
  }

  /** The element that an expression finds. Waits for it, because it may still be rendering. */
  async #located(expression: string): Promise<unknown> {
    const asked = { expression, target: { context: this.context }, awaitPromise: false };
    for (
      const deadline = Date.now() + PATIENCE_MS;
      ;
      await new Promise((resolve) => setTimeout(resolve, 50))
    ) {
      const found = await this.#bidi.send('script.evaluate', asked);
      const sharedId = found.get('result', 'sharedId');
      if (sharedId) return sharedId;
      if (Date.now() > deadline) throw new Error(`Nothing is found by ${expression}`);
    }
  }

  async #perform(source: object): Promise<void> {
    await this.#bidi.send('input.performActions', { context: this.context, actions: [source] });
  }
}

/** The shared ids of the shadow roots in a node of the protocol, from the outside in. */
function rootsIn(node: unknown): string[] {
  const told = new Reply(node);
  const root = told.get('value', 'shadowRoot');
  const sharedId = new Reply(root).get('sharedId');
  const children = new Reply(root).get('value', 'children') ?? told.get('value', 'children');
  const within = Array.isArray(children) ? children.flatMap(rootsIn) : [];
  return typeof sharedId === 'string' ? [sharedId, ...within] : within;
}

/** Runs in the page: scrolls to an element and waits until its position is stable. */
const comeToRest = `async (element) => {
  const place = () => {
    const { x, y } = element.getBoundingClientRect();
    return x + ' ' + y;
  };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let before = '', tries = 0; before !== place() && tries < 50; tries += 1) {
    before = place();
    await new Promise((go) => setTimeout(go, 50));
  }
}`;

/** Runs in the page: the field that a label names. */
const labelled = `(label) => {
  const named = [...document.querySelectorAll('label')].find((one) => one.textContent.trim().startsWith(label));
  return named?.control ?? document.querySelector('[aria-label="' + CSS.escape(label) + '"]');
}`;

const matching = (css: string): string => `document.querySelector(${JSON.stringify(css)})`;

/**
 * The button of this name that can be pressed. Asking the browser's accessibility service instead would keep that
 * running for all pages of the process, at about 5 % of a test.
 */
const buttonNamed = (
  name: string,
): string => `[...document.querySelectorAll('button, [role=button]')].find((one) => {
  const text = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.ariaHidden === 'true' ? '' : [...node.childNodes].map(text).join('');
  return (one.ariaLabel ?? text(one)).replace(/\\s+/g, ' ').trim() === ${JSON.stringify(name)}
    && one.checkVisibility({ visibilityProperty: true })
    && !one.closest('[inert]') && [...document.querySelectorAll(':modal')].every((dialog) => dialog.contains(one));
})`;
