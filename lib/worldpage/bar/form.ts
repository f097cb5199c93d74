import type { ShownAction } from '../actions/index.ts';
import { make, onClick } from '../resident/make.ts';

/**
 * The small form of an action. `send` resolves with whether it was done; until then what was typed stays. `choice` is null
 * where there is none. `close` takes the form away. Only a person's own keys and clicks count.
 */
export function formOf(
  { field }: ShownAction,
  send: (value: string, choice: string | null) => Promise<boolean>,
  close: () => void,
): HTMLFormElement | null {
  if (!field) return null;
  const { label, value, rows, save, choices } = field;
  const text = make('textarea', { rows: String(rows) });
  text.value = value;
  const choice = make(
    'select',
    { 'aria-label': 'Where' },
    ...choices.map((one) => make('option', { value: one.value }, one.label)),
  );
  const ok = make('button', { type: 'button', class: 'save' }, save);
  const cancel = make('button', { type: 'button' }, 'Cancel');
  const form = make(
    'form',
    {},
    rows > 0 ? make('label', {}, label, text) : make('p', {}, label),
    ...(choices.length > 0 ? [choice] : []),
    make('div', {}, ok, cancel),
  );
  const sendNow = () => {
    ok.disabled = true;
    void send(text.value, choices.length > 0 ? choice.value : null).then((done) => {
      if (done) close();
      else ok.disabled = false;
    });
  };
  onClick(ok, sendNow);
  onClick(cancel, close);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('keydown', (event) => {
    if (!event.isTrusted || event.isComposing) return;
    // The page has keys of its own; what is typed here is none of them.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !ok.disabled) sendNow();
  });
  return form;
}
