import { display, IN_FLOW } from '../resident/shown.ts';
import { boxRules, COLUMN, chipRules, DOT, LETTER, ROW, type Shape } from './markrules.ts';

/** What a mark says, and whether it can be picked. */
export interface MarkLook {
  flags: readonly string[];
  /** Null: nothing is being picked. */
  isPicked: boolean | null;
  title: string;
}

/** Beside one entry: its flags, and while several are picked its box. */
export interface Mark {
  /** Reads what stands around the link. */
  prepare(): void;
  /** Draws it; false: it looks so already. */
  show(look: MarkLook): boolean;
  /** Reads how much room its entry has for it, in CSS pixels; null: enough. */
  room(): number | null;
  /** Says less where there is less room. */
  fit(room: number | null): void;
  focus(): void;
  remove(): void;
}

/** Draws many with one look at the page before and one after: each look in between would lay the page out anew. */
export function drawMarks(marks: readonly { mark: Mark; look: MarkLook }[]): void {
  for (const { mark } of marks) mark.prepare();
  const drawn = marks.flatMap(({ mark, look }) => (mark.show(look) ? mark : []));
  const rooms = drawn.map((mark) => mark.room());
  for (const [at, mark] of drawn.entries()) mark.fit(rooms[at] ?? null);
}

/** Takes no room of its own at the end of a line; before further words it does, so that it covers none of them. */
function hostRules(link: Element): Readonly<Record<string, string>> {
  const next = link.nextSibling;
  const isLast =
    next === null || (next instanceof Element && !/^inline/.test(getComputedStyle(next).display));
  return {
    all: 'initial',
    display: display('inline-block'),
    position: 'relative',
    width: isLast ? '0' : 'max-content',
    height: '18px',
    'margin-block': '-4px',
    'vertical-align': 'middle',
    'z-index': '1',
  };
}

/** Letters that are light stand on dark ground. */
function isOnDark(link: Element): boolean {
  const [, red, green, blue] = /^rgba?\((\d+), (\d+), (\d+)/.exec(getComputedStyle(link).color) ?? [];
  return Number(red) * 0.3 + Number(green) * 0.59 + Number(blue) * 0.11 > 140;
}

/** How far from the edge of its entry something stays, in CSS pixels. */
const EDGE = 3;

/** From where a mark begins to the edge of the block that its link stands in. */
function roomBeside(link: Element, mark: DOMRect): { room: number; isLeftwards: boolean } {
  let around = link.parentElement;
  while (around && /^(inline|contents)/.test(getComputedStyle(around).display)) around = around.parentElement;
  const { left = 0, right = innerWidth } = around?.getBoundingClientRect() ?? {};
  const isLeftwards = getComputedStyle(link).direction === 'rtl';
  const seen = document.documentElement.clientWidth;
  const room = isLeftwards ? mark.right - Math.max(left, 0) : Math.min(right, seen) - mark.left;
  return { room, isLeftwards };
}

const FOCUS = '2px solid #d9480f';

const MARKS = new WeakSet<Node>();

/** Whether it is one of ours. */
export const isMark = (node: Node): boolean => MARKS.has(node);

/** Puts an empty mark behind a link. No rule of the page reaches into it. */
export function markBeside(link: HTMLAnchorElement, onPick: () => void): Mark {
  // A plain element: one with a name of its own could be defined by the page, which would open the closed root to it.
  const host = document.createElement('span');
  MARKS.add(host);
  host.setAttribute(IN_FLOW, 'inline');
  const root = host.attachShadow({ mode: 'closed' });
  const box = document.createElement('button');
  box.type = 'button';
  box.setAttribute('role', 'checkbox');
  box.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.isTrusted) onPick();
  });
  box.addEventListener('focus', () => box.style.setProperty('outline', FOCUS));
  box.addEventListener('blur', () => box.style.removeProperty('outline'));
  const row = document.createElement('span');
  row.setAttribute('role', 'img');
  let rules: ReturnType<typeof hostRules> = {};
  let isDark = false;
  let isLeftwards = false;
  let shown = '';
  let now: MarkLook = { flags: [], isPicked: null, title: '' };

  const shapeAs = (shape: Shape): HTMLElement => {
    const { flags, isPicked } = now;
    if (isPicked !== null) {
      const said = { words: ` ${flags.join(' · ')}`, letters: ` ${flags.map(initial).join('')}`, dots: '' };
      box.textContent = `${isPicked ? '☑' : '☐'}${said[shape]}`.trim();
      box.style.cssText = boxRules(isPicked);
      if (root.activeElement === box) box.style.outline = FOCUS;
      return box;
    }
    row.replaceChildren(
      ...flags.map((flag) => {
        const chip = document.createElement('span');
        chip.style.cssText = chipRules(flag, shape, isDark);
        chip.textContent = { words: flag, letters: initial(flag), dots: '' }[shape];
        return chip;
      }),
    );
    row.style.cssText = shape === 'dots' ? COLUMN : ROW;
    return row;
  };
  const drawn = (): HTMLElement => (now.isPicked === null ? row : box);
  return {
    prepare() {
      if (host.isConnected) return;
      rules = hostRules(link);
      isDark = isOnDark(link);
    },
    show(look) {
      const { flags, isPicked, title } = look;
      // In a window of another width there is other room.
      const key = JSON.stringify([flags, isPicked, innerWidth]);
      const isSeen = flags.length > 0 || isPicked !== null;
      if (key === shown && host.isConnected === isSeen) return false;
      shown = key;
      now = look;
      if (!isSeen) {
        host.remove();
        return false;
      }
      if (!host.isConnected) {
        // As its own style, so that no sheet of the page, layered or not, counts for more.
        for (const [name, value] of Object.entries(rules)) host.style.setProperty(name, value, 'important');
        link.after(host);
      }
      row.setAttribute('aria-label', flags.join(', '));
      row.title = flags.join(', ');
      box.setAttribute('aria-checked', String(isPicked === true));
      box.setAttribute('aria-label', [title, ...flags].join(', '));
      const element = shapeAs('words');
      if (element.parentNode !== root) root.replaceChildren(element);
      return true;
    },
    room() {
      const rect = drawn().getBoundingClientRect();
      const beside = roomBeside(link, rect);
      isLeftwards = beside.isLeftwards;
      return beside.room < rect.width + EDGE ? beside.room : null;
    },
    fit(room) {
      if (room === null) return;
      const { flags, isPicked } = now;
      const letters = isPicked === null ? flags.length * (LETTER + 2) : 30 + flags.length * 9;
      if (room >= letters + EDGE) return void shapeAs('letters');
      const element = shapeAs('dots');
      const by = Math.floor(room) - EDGE - (isPicked === null ? DOT : 24);
      if (by < 0) element.style.transform = `translateX(${isLeftwards ? -by : by}px)`;
    },
    focus: () => box.focus(),
    remove: () => host.remove(),
  };
}

const initial = (flag: string): string => flag.charAt(0).toUpperCase();
