import type { ManyChange, ManyState } from '../linkchannels.ts';
import { make, onClick } from '../resident/make.ts';
import { CHOICES, NO_CATEGORY } from './changes.ts';

/** What the toolbar leaves to who picks. */
export interface Deeds {
  all(): void;
  none(): void;
  apply(change: ManyChange): void;
  stop(): void;
  undo(): void;
  done(): void;
  categories(): Promise<readonly { id: string; title: string }[]>;
}

export interface Toolbar {
  readonly element: HTMLElement;
  count(picked: number): void;
  /** Null: nothing is under way, and nothing was. */
  show(state: ManyState | null): void;
  say(sentence: string): void;
  remove(): void;
}

function button(words: string, act: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button' }, words);
  onClick(element, act);
  return element;
}

const option = (value: string, words: string): HTMLOptionElement => make('option', { value }, words);

/** What is done with everything that was picked: which change, how far it is, what became of it, and the way back. */
export function toolbarIn(root: ShadowRoot, deeds: Deeds): Toolbar {
  const output = make('output', {});
  const choice = make('select', { 'aria-label': 'What to change' });
  choice.append(...CHOICES.map(({ words }, at) => option(String(at), words)));
  const tag = make('input', { 'aria-label': 'Tag', maxlength: '100' });
  const category = make('select', { 'aria-label': 'Category' });
  const progress = make('progress', {});
  const said = make('p', { role: 'status' });
  const chosen = () => CHOICES[Number(choice.value)];
  const applyNow = () => {
    const one = chosen();
    const change = one?.change(one.wants === 'category' ? category.value : tag.value);
    if (change) deeds.apply(change);
    else (one?.wants === 'category' ? category : tag).focus();
  };
  const apply = button('Change', applyNow);
  apply.className = 'main';
  const stop = button('Stop', deeds.stop);
  const undo = button('Undo', deeds.undo);
  const settle = () => {
    const wants = chosen()?.wants;
    tag.hidden = wants !== 'tag';
    category.hidden = wants !== 'category';
    if (wants === 'category' && category.options.length === 0)
      void deeds.categories().then((all) => {
        category.replaceChildren(
          option('', 'Choose a category'),
          ...all.map(({ id, title }) => option(id, title)),
          option(NO_CATEGORY, 'No category'),
        );
      });
  };
  choice.addEventListener('change', settle);
  tag.addEventListener('keydown', (event) => {
    if (event.isTrusted && event.key === 'Enter' && !event.isComposing) applyNow();
  });
  const bar = make(
    'div',
    {},
    output,
    button('All', deeds.all),
    button('None', deeds.none),
    choice,
    tag,
    category,
  );
  bar.append(apply, stop, undo, button('Done', deeds.done));
  const element = make(
    'section',
    { class: 'plate picking', popover: 'manual', role: 'toolbar', 'aria-label': 'Change what is picked' },
    bar,
    progress,
    said,
  );
  // What is typed here is none of the page's business.
  for (const name of ['keydown', 'keyup', 'keypress'] as const)
    element.addEventListener(name, (event) => event.key !== 'Escape' && event.stopPropagation());
  root.append(element);
  element.showPopover();
  settle();
  let picked = 0;
  let isRunning = false;
  const allow = () => {
    apply.disabled = picked === 0 || isRunning;
    choice.disabled = isRunning;
  };
  const toolbar: Toolbar = {
    element,
    count(now) {
      picked = now;
      output.textContent = `${now} picked`;
      allow();
    },
    show(state) {
      isRunning = state?.isRunning ?? false;
      progress.hidden = stop.hidden = !isRunning;
      undo.hidden = !state?.canUndo || isRunning;
      progress.max = state?.total ?? 1;
      progress.value = state?.done ?? 0;
      said.textContent = state?.sentence ?? '';
      allow();
    },
    say(sentence) {
      said.textContent = sentence;
    },
    remove: () => element.remove(),
  };
  toolbar.show(null);
  toolbar.count(0);
  choice.focus();
  return toolbar;
}
