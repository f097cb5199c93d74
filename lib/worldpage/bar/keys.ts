const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys, Home and End go from one button to the next, round the ends. True: the focus was moved. */
export function walk(bar: HTMLElement, from: Element | null, key: string): boolean {
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
