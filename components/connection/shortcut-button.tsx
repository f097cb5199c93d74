import { useState } from 'preact/hooks';
import { Button } from '../ui/index.ts';
import { openShortcutPage, shortcutInstruction } from './shortcuts.ts';

/** Leads to the browser's own page for shortcuts, or says the way where it may not be opened. */
export function ShortcutButton({ children }: { children: string }) {
  const [byHand, setByHand] = useState(false);
  return (
    <>
      <Button onClick={() => void openShortcutPage().then((opened) => setByHand(!opened))}>{children}</Button>
      {byHand && <p role="status">{shortcutInstruction()}</p>}
    </>
  );
}
