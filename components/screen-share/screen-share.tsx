import { useEffect } from 'preact/hooks';
import { announce, Button, Icon, IconButton } from '../ui/index.ts';
import './screen-share.css';
import { useScreenShare } from './use-screen-share.ts';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const ON = 'Screen-share mode is on. Everything private is covered.';
const OFF = 'Screen-share mode is off.';

/** Alt+S works everywhere, Shift+S outside text fields. */
function isKey(event: KeyboardEvent): boolean {
  if (event.code !== 'KeyS' || event.ctrlKey || event.metaKey || event.isComposing) return false;
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
    announce(isOn ? OFF : ON);
  };
  useEffect(() => {
    // Capture phase, ahead of other handlers: this key is pressed in a hurry.
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || !isKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      toggle();
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  });
  return (
    <IconButton
      icon="eye"
      label="Screen-share mode: cover everything private"
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
    <div class="screenshare-bar" role="status">
      <Icon name="eye" />
      <span>Screen-share mode: everything private is covered.</span>
      <Button size="small" keys="Alt+S" onClick={() => set('off')}>
        Turn off
      </Button>
    </div>
  );
}
