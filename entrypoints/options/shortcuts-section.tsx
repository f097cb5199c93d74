import { useEffect, useRef, useState } from 'preact/hooks';
import {
  canChangeShortcuts,
  changeShortcut,
  hasShortcuts,
  readShortcuts,
  resetShortcut,
  type Shortcut,
  ShortcutButton,
  shortcutOf,
  suggestedShortcut,
  watchShortcuts,
} from '../../components/connection/index.ts';
import { announce, Button, isMac, useWatched } from '../../components/ui/index.ts';
import { detach } from '../../lib/diagnostics/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { Fact, WideSetting } from './setting.tsx';

export const Keys = ({ keys }: { keys: string }) =>
  keys ? <kbd class="kbd">{keys}</kbd> : <span class="soft">{t('options.shortcutNotSet')}</span>;

/** A shortcut that can be changed in place: its keys, and a button that records others. */
export function ShortcutRow(props: { shortcut: Shortcut; all: readonly Shortcut[]; onChange: () => void }) {
  const { name, description, keys } = props.shortcut;
  const [isRecording, setRecording] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const button = useRef<HTMLDivElement>(null);
  const stop = () => {
    setRecording(false);
    // After the field is gone.
    requestAnimationFrame(() => button.current?.querySelector('button')?.focus());
  };
  const suggested = suggestedShortcut(name);
  /** Why these keys can't be used; null if no other shortcut has them. */
  const taken = (next: string): Message | null => {
    const other = props.all.find((one) => one.name !== name && next !== '' && one.keys === next);
    return other ? message('options.shortcutTaken', { name: other.description }) : null;
  };
  const set = async (next: string) => {
    const conflict = taken(next);
    if (conflict) return setProblem(conflict);
    if (!(await changeShortcut(name, next))) return setProblem(message('options.shortcutRefused'));
    setProblem(null);
    stop();
    announce(t('options.saved'));
    props.onChange();
  };
  const reset = async () => {
    const conflict = taken(suggested);
    if (conflict) {
      setProblem(conflict);
      return setRecording(true);
    }
    await resetShortcut(name);
    stop();
    announce(t('options.saved'));
    props.onChange();
  };
  if (isRecording)
    return (
      <Fact name={description} hint={t('options.shortcutPressHint')} choices={[t('capture.keysTitle')]}>
        <div class="shortcut-recording">
          <Recorder
            label={description}
            onKeys={(next) => detach(set(next), 'options.setShortcut')}
            onStop={stop}
          />
          {problem && (
            <p class="field-problem" role="alert">
              {t(problem)}
            </p>
          )}
        </div>
      </Fact>
    );
  return (
    <Fact name={description} choices={[t('capture.keysTitle')]}>
      <Keys keys={keys} />
      <div class="shortcut-actions" ref={button}>
        <Button
          size="small"
          aria-label={t('options.shortcutChangeNamed', { name: description })}
          onClick={() => {
            setProblem(null);
            setRecording(true);
          }}
        >
          {t('options.shortcutChange')}
        </Button>
        {keys !== suggested && suggested !== '' && (
          <Button
            size="small"
            tone="quiet"
            aria-label={t('options.shortcutResetNamed', { name: description })}
            onClick={() => detach(reset(), 'options.resetShortcut')}
          >
            {t('options.shortcutReset')}
          </Button>
        )}
      </div>
    </Fact>
  );
}

/** Takes the next keys. Escape, Tab and a click elsewhere leave it; Delete and Backspace remove the shortcut. */
function Recorder(props: { label: string; onKeys: (keys: string) => void; onStop: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      class="input choice shortcut-field"
      readOnly
      aria-label={t('options.shortcutChangeNamed', { name: props.label })}
      value={t('options.shortcutPress')}
      onBlur={props.onStop}
      onKeyDown={outsideComposition((event) => {
        const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
        if (event.key === 'Tab' && !hasModifier) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') props.onStop();
        else if ((event.key === 'Delete' || event.key === 'Backspace') && !hasModifier) props.onKeys('');
        else {
          const keys = shortcutOf(event, isMac);
          if (keys !== null) props.onKeys(keys);
        }
      })}
    />
  );
}

/** The shortcuts as the browser has them, to change here where it allows that, or else on its own page. */
export function ShortcutsSection() {
  const [changes, setChanges] = useState(0);
  const shortcuts = useWatched(readShortcuts, watchShortcuts, [changes]) ?? [];
  if (!hasShortcuts()) return <WideSetting name={t('options.shortcuts')} hint={t('options.noShortcuts')} />;
  return (
    <>
      {shortcuts.map((shortcut) =>
        canChangeShortcuts() ? (
          <ShortcutRow
            key={shortcut.name}
            shortcut={shortcut}
            all={shortcuts}
            onChange={() => setChanges((count) => count + 1)}
          />
        ) : (
          <Fact key={shortcut.name} name={shortcut.description} choices={[t('capture.keysTitle')]}>
            <Keys keys={shortcut.keys} />
          </Fact>
        ),
      )}
      <div class="options-actions">
        <ShortcutButton>{t('options.changeShortcuts')}</ShortcutButton>
      </div>
    </>
  );
}
