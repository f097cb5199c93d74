import { display, IN_FLOW } from '../resident/shown.ts';

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
  /** Reads how far it reaches over the edge of its entry, in CSS pixels. */
  over(): number;
  /** What reaches over the edge stands a little higher instead, over the end of the link. */
  lift(over: number): void;
  focus(): void;
  remove(): void;
}

/** Draws many with one look at the page before and one after: each look in between would lay the page out anew. */
export function drawMarks(marks: readonly { mark: Mark; look: MarkLook }[]): void {
  for (const { mark } of marks) mark.prepare();
  const drawn = marks.flatMap(({ mark, look }) => (mark.show(look) ? mark : []));
  const overs = drawn.map((mark) => mark.over());
  for (const [at, mark] of drawn.entries()) mark.lift(overs[at] ?? 0);
}

type Rules = Readonly<Record<string, string>>;

/** As the element's own style, so that no sheet of the page, layered or not, counts for more. */
function dress(element: HTMLElement, rules: Rules): void {
  for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value, 'important');
}

const PILL: Rules = {
  all: 'initial',
  'box-sizing': 'border-box',
  display: 'flex',
  width: 'max-content',
  'align-items': 'center',
  gap: '4px',
  height: '18px',
  'margin-inline-start': '6px',
  padding: '0 6px',
  border: '1px solid #d9b273',
  'border-radius': '9px',
  background: '#fff0d6',
  color: '#5c3703',
  font: '600 11px/16px system-ui, sans-serif',
  'white-space': 'nowrap',
};
const BOX: Rules = { ...PILL, cursor: 'pointer' };
const PICKED: Rules = { ...BOX, background: '#17545f', 'border-color': '#17545f', color: '#fff' };
const FOCUSED: Rules = { outline: '2px solid #d9480f', 'outline-offset': '1px' };

/** Takes no room of its own at the end of a line; before further words it does, so that it covers none of them. */
function hostRules(link: Element): Rules {
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

/** The right edge of the block that a link stands in. */
function edgeOf(link: Element): number {
  let around = link.parentElement;
  while (around && /^(inline|contents)/.test(getComputedStyle(around).display)) around = around.parentElement;
  return Math.min(around?.getBoundingClientRect().right ?? innerWidth, document.documentElement.clientWidth);
}

function pillOf(words: string): HTMLElement {
  const pill = document.createElement('span');
  dress(pill, PILL);
  pill.textContent = words;
  return pill;
}

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
  box.addEventListener('focus', () => dress(box, FOCUSED));
  box.addEventListener('blur', () => box.style.removeProperty('outline'));
  let rules: Rules | null = null;
  let shown = '';
  let pill: HTMLElement = box;
  return {
    prepare() {
      if (!host.isConnected) rules = hostRules(link);
    },
    show({ flags, isPicked, title }) {
      const words = flags.join(' · ');
      const look = JSON.stringify([words, isPicked]);
      if (look === shown && host.isConnected === (words !== '' || isPicked !== null)) return false;
      shown = look;
      if (words === '' && isPicked === null) {
        host.remove();
        return false;
      }
      if (!host.isConnected && rules) {
        dress(host, rules);
        link.after(host);
      }
      if (isPicked === null) pill = pillOf(words);
      else {
        pill = box;
        dress(box, isPicked ? PICKED : BOX);
        box.textContent = `${isPicked ? '☑' : '☐'} ${words}`.trim();
        box.setAttribute('aria-checked', String(isPicked));
        box.setAttribute('aria-label', [title, ...flags].join(', '));
      }
      if (pill.parentNode !== root) root.replaceChildren(pill);
      pill.style.removeProperty('transform');
      return true;
    },
    over: () => pill.getBoundingClientRect().right - edgeOf(link),
    lift(over) {
      if (over > 0) dress(pill, { transform: `translate(${-Math.ceil(over)}px, -20px)` });
    },
    focus: () => box.focus(),
    remove: () => host.remove(),
  };
}
