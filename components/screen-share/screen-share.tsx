import { useLayoutEffect } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, Icon, IconButton, useModule, useWatched } from '../ui/index.ts';
import './screen-share.css';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { toggleMode, useAsking, useMode } from './mode.ts';
import { hideAll, isAnyShown, privateHere, showOnly } from './shown.ts';

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;

/** Alt+S works everywhere, Shift+S outside text fields. */
function isToggle(event: KeyboardEvent): boolean {
  if (event.altKey) return !event.shiftKey;
  return event.shiftKey && !isTyping(event);
}

/** The keys of a page: one turns the mode on and off, and S shows one thing while it is held. */
function useShareKeys(): void {
  const mode = useMode();
  // A layout effect, so that keys work from the first paint.
  useLayoutEffect(() => {
    const pressed = outsideComposition((event: KeyboardEvent) => {
      if (event.key === 'Escape') hideAll();
      if (event.code !== 'KeyS' || event.ctrlKey || event.metaKey) return;
      const toggles = isToggle(event);
      const holds = mode === 'on' && !event.altKey && !event.shiftKey && !isTyping(event);
      if (!toggles && !holds) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (toggles) toggleMode();
      // The key hides again what the button shows.
      else if (isAnyShown()) hideAll();
      else showOnly('key', privateHere());
    });
    const released = outsideComposition((event: KeyboardEvent) => {
      if (event.code === 'KeyS') showOnly('key', []);
    });
    const left = () => document.hidden && hideAll();
    // Capture phase, ahead of other handlers: these keys are pressed in a hurry.
    document.addEventListener('keydown', pressed, true);
    document.addEventListener('keyup', released, true);
    document.addEventListener('visibilitychange', left);
    window.addEventListener('blur', hideAll);
    return () => {
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('keyup', released, true);
      document.removeEventListener('visibilitychange', left);
      window.removeEventListener('blur', hideAll);
    };
  }, [mode]);
}

/** The switch for a page's header. */
export function ScreenShareButton() {
  const isOn = useMode() === 'on';
  return (
    <IconButton
      icon="screen"
      label={t('screenShare.button')}
      keys="Alt+S"
      aria-pressed={isOn}
      onClick={toggleMode}
    />
  );
}

/** What loads when the mode is turned on; null until then. */
const useLater = () => useModule(useMode() === 'on', () => import('./later.tsx'));

/** Whether statblocks and their counters are hidden, too. So they are until the setting is known. */
export function useStatblocksHidden(): boolean {
  const later = useLater();
  const settings = useWatched(
    async () => later?.readSettings(),
    (changed) => later?.watchSettings(changed) ?? (() => {}),
    [later],
  );
  return settings?.hideStatblocks ?? true;
}

/** A status bar that can't be overlooked while the mode is on; it also handles the keys. */
export function ScreenShareBar(props: { statblocks?: boolean }) {
  const mode = useMode();
  const asking = useAsking();
  const later = useLater();
  const isHidden = useStatblocksHidden();
  useShareKeys();
  if (mode !== 'on') return null;
  return (
    <div class="screenshare-bar wrap gap-1-2" role="status">
      <Icon name="screen" />
      <span>{t('screenShare.bar')}</span>
      {later && props.statblocks && <later.StatblockSwitch isOn={isHidden} />}
      <Button size="small" keys="Alt+S" onClick={toggleMode}>
        {t('screenShare.turnOff')}
      </Button>
      {later && asking > 0 && <later.TurnOffQuestion count={asking} />}
    </div>
  );
}
