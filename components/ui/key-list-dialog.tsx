import { HelpDialog } from './help-dialog.tsx';
import { Kbd } from './kbd.tsx';
import './key-list-dialog.css';

/** A keyboard shortcut, as it is displayed. */
export interface KeyHint {
  keys: string;
  does: string;
}

export interface KeyGroup {
  /** Null if there is only one group. */
  title: string | null;
  keys: readonly KeyHint[];
}

/** Lists the keyboard shortcuts of a screen. Mounting opens it; Esc closes it and restores the focus. */
export function KeyListDialog(props: { title: string; groups: readonly KeyGroup[]; onClose: () => void }) {
  return (
    <HelpDialog title={props.title} onClose={props.onClose}>
      {props.groups.map(({ title, keys }) => (
        <section key={title} class="key-list">
          {title !== null && <h3>{title}</h3>}
          <dl>
            {keys.map((hint) => (
              <div key={hint.keys}>
                <dt>
                  <Kbd>{hint.keys}</Kbd>
                  <span class="visually-hidden">{hint.keys}</span>
                </dt>
                <dd>{hint.does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </HelpDialog>
  );
}
