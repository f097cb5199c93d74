import { t } from '../../lib/i18n/index.ts';
import { addDays, type Sum, startOf } from '../../lib/progress/index.ts';
import type { Day } from '../../lib/versions/index.ts';
import { dayName, firstDayOfWeek } from './dates.ts';

const [WIDE, HIGH] = [1200, 630];
const [LEFT, WEEKS, STEP, CELL] = [80, 53, 19.6, 16];

/** What a card says. It has no titles: nothing of a world can show through. */
interface ShareCard {
  /** How many words, in words. */
  label: string;
  sums: ReadonlyMap<Day, Sum>;
  today: Day;
}

/** Draws a card with a count and the year as a calendar, and saves it as an image. */
export async function saveCard({ label, sums, today }: ShareCard): Promise<void> {
  const canvas = new OffscreenCanvas(WIDE, HIGH);
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  };
  const isRightToLeft = style.direction === 'rtl';
  const [accent, ink, soft, paper, sunken] = ['--accent', '--ink', '--ink-soft', '--paper', '--line'].map(
    color,
  );
  const fill = (value: string | undefined) => {
    context.fillStyle = value ?? '';
  };
  fill(paper);
  context.fillRect(0, 0, WIDE, HIGH);
  fill(accent);
  context.fillRect(0, 0, WIDE, 12);
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  const at = isRightToLeft ? WIDE - LEFT : LEFT;
  const write = (text: string, y: number, size: number, value: string | undefined, weight = 400) => {
    fill(value);
    context.font = `${weight} ${size}px ${style.getPropertyValue('--font-reading')}`;
    context.fillText(text, at, y, WIDE - 2 * LEFT);
  };
  write(label, 210, 96, ink, 600);
  const first = addDays(startOf(today, 'week', firstDayOfWeek()), -7 * (WEEKS - 1));
  const best = Math.max(1, ...[...sums].map(([, { came }]) => came));
  for (let [day, index] = [first, 0]; day <= today; day = addDays(day, 1), index += 1) {
    const came = sums.get(day)?.came ?? 0;
    const x = LEFT + Math.floor(index / 7) * STEP;
    fill(came > 0 ? accent : sunken);
    context.globalAlpha = came > 0 ? 0.3 + 0.7 * Math.sqrt(came / best) : 1;
    context.fillRect(isRightToLeft ? WIDE - x - CELL : x, 340 + (index % 7) * STEP, CELL, CELL);
  }
  context.globalAlpha = 1;
  write(`${t('progress.year')} · ${dayName(today)} · Loreside`, 560, 28, soft);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
  link.download = `loreside-${today}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
