const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus between buttons with arrow keys (wrapping around), Home and End. Returns true if it moved. */
export function moveFocus(bar: HTMLElement, from: Element | null, key: string): boolean {
  const buttons = [...bar.querySelectorAll<HTMLElement>('button,a')].filter((one) => one.checkVisibility());
  const at = buttons.findIndex((one) => one.isSameNode(from));
  const step = STEPS[key];
  const next =
    key === 'Home'
      ? 0
      : key === 'End'
        ? -1
        : step === undefined || at < 0
          ? null
          : (at + step) % buttons.length;
  if (next === null) return false;
  buttons.at(next)?.focus();
  return true;
}
