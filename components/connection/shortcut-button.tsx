import { useState } from 'preact/hooks';
import { Button } from '../ui/index.ts';
import { openShortcutPage, shortcutInstruction } from './shortcuts.ts';

/** Opens the browser's page for shortcuts, or says how to get there if it can't be opened. */
export function ShortcutButton({ children }: { children: string }) {
  const [byHand, setByHand] = useState(false);
  return (
    <>
      <Button onClick={() => void openShortcutPage().then((opened) => setByHand(!opened))}>{children}</Button>
      {byHand && <p role="status">{shortcutInstruction()}</p>}
    </>
  );
}
