import { useEffect } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { announce, Button, Icon, IconButton } from '../ui/index.ts';
import './screen-share.css';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import { useScreenShare } from './mode.ts';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Alt+S works everywhere, Shift+S outside text fields. */
function isKey(event: KeyboardEvent): boolean {
  if (event.code !== 'KeyS' || event.ctrlKey || event.metaKey) return false;
  if (event.altKey) return !event.shiftKey;
  const { target } = event;
  return event.shiftKey && !(target instanceof Element && target.closest(TYPED_INTO));
}

/** The switch for a page's header; it also handles the keys. */
export function ScreenShareButton() {
  const { mode, set } = useScreenShare();
  const isOn = mode === 'on';
  const toggle = () => {
    set(isOn ? 'off' : 'on');
    announce(t(isOn ? 'screenShare.off' : 'screenShare.on'));
  };
  useEffect(() => {
    // Capture phase, ahead of other handlers: this key is pressed in a hurry.
    const pressed = outsideComposition((event: KeyboardEvent) => {
      if (event.repeat || !isKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      toggle();
    });
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  });
  return (
    <IconButton
      icon="screen"
      label={t('screenShare.button')}
      keys="Alt+S"
      aria-pressed={isOn}
      onClick={toggle}
    />
  );
}

/** A status bar that can't be overlooked while the mode is on. */
export function ScreenShareBar() {
  const { mode, set } = useScreenShare();
  if (mode !== 'on') return null;
  return (
    <div class="screenshare-bar wrap gap-1-2" role="status">
      <Icon name="screen" />
      <span>{t('screenShare.bar')}</span>
      <Button size="small" keys="Alt+S" onClick={() => set('off')}>
        {t('screenShare.turnOff')}
      </Button>
    </div>
  );
}
