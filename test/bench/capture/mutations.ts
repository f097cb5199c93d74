/** Changes to a page that don't change its content. */
export const MUTATIONS = ['classes', 'wrapped', 'split', 'styles', 'hidden'] as const;
export type Mutation = (typeof MUTATIONS)[number];

const LOOKS: Record<string, string> = {
  b: 'font-weight: 700',
  strong: 'font-weight:bold',
  i: 'font-style:italic',
  em: 'color: inherit; font-style: oblique',
  u: 'text-decoration: underline',
  s: 'text-decoration-line: line-through',
};

/** Words that World Anvil would read as markup. */
const TRAPS = [
  '[b]not bold[/b]',
  '@[Ann](person:1)',
  '/* seen */',
  '--Age::3--',
  'a | b',
  '[world:king]',
  '[/quote]',
];

function texts(): Text[] {
  const walker = document.createTreeWalker(document.body, 4);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isWords = !parent?.closest(
      'script, style, noscript, template, textarea, select, svg, math, title, button',
    );
    if (node instanceof Text && isWords && /\S\S/.test(node.data)) found.push(node);
  }
  return found;
}

export function mutate(mutation: Mutation): void {
  if (mutation === 'classes') renameClasses();
  else if (mutation === 'styles') for (const name of Object.keys(LOOKS)) restyle(name);
  else if (mutation === 'split') for (const text of texts()) text.splitText(Math.floor(text.length / 2));
  else if (mutation === 'wrapped') for (const text of texts()) wrap(text);
  else for (const text of texts()) hide(text);
}

/** Puts a trap into every fourth text of some length. */
export function setTraps(): void {
  for (const [at, text] of texts()
    .filter((one) => one.length > 20)
    .entries()) {
    if (at % 4 === 0) text.insertData(text.data.lastIndexOf(' ') + 1, `${TRAPS[(at / 4) % TRAPS.length]} `);
  }
}

function renameClasses(): void {
  const names = new Map<string, string>();
  for (const element of document.body.querySelectorAll('[class]')) {
    for (const name of element.classList) if (!names.has(name)) names.set(name, `k${names.size}x`);
    element.setAttribute('class', [...element.classList].map((name) => names.get(name)).join(' '));
  }
  for (const style of document.querySelectorAll('style')) {
    style.textContent = (style.textContent ?? '').replace(/\.([A-Za-z_][\w-]*)/g, (all, name: string) =>
      names.has(name) ? `.${names.get(name)}` : all,
    );
  }
}

function restyle(name: string): void {
  for (const element of document.body.querySelectorAll(name)) {
    const span = document.createElement('span');
    span.setAttribute('style', LOOKS[name] ?? '');
    // Its class may say that it is a line of its own.
    span.className = element.className;
    span.append(...element.childNodes);
    element.replaceWith(span);
  }
}

function wrap(text: Text): void {
  const span = document.createElement('span');
  text.replaceWith(span);
  span.append(text);
}

function hide(text: Text): void {
  const hidden = document.createElement('span');
  hidden.style.display = 'none';
  hidden.textContent = 'never seen';
  text.before(hidden);
}
