import { useState } from 'preact/hooks';

const STORAGE_KEY = 'article.textsize';
/** The number of sizes, from the smallest; the style sheet defines them. */
const STEPS = 6;
const DEFAULT_STEP = 1;

function stored(): number {
  const step = Number(localStorage.getItem(STORAGE_KEY) ?? DEFAULT_STEP);
  return Number.isInteger(step) && step >= 0 && step < STEPS ? step : DEFAULT_STEP;
}

export interface TextSize {
  step: number;
  /** Null if there is no larger or smaller one. */
  larger: (() => void) | null;
  smaller: (() => void) | null;
}

/** The text size of articles on this device. */
export function useTextSize(): TextSize {
  const [step, setStep] = useState(stored);
  const set = (next: number) => {
    localStorage.setItem(STORAGE_KEY, String(next));
    setStep(next);
  };
  return {
    step,
    larger: step + 1 < STEPS ? () => set(step + 1) : null,
    smaller: step > 0 ? () => set(step - 1) : null,
  };
}
