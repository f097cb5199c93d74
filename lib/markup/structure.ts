import type { ElementTraits } from './elements.ts';
import { boxSign } from './fields.ts';
import { type FlatItem, hasWordNumber, isWordBullet, wordListLevel } from './flat-lists.ts';
import type { Generated, LivePage, TablePart } from './live.ts';
import type { Reading } from './reading.ts';

/** What role, style and CSS make of an element, regardless of its tag. */
export type Structure = (
  | { kind: 'part'; part: TablePart }
  | { kind: 'heading'; level: number }
  | { kind: 'aligned'; side: 'center' | 'right' }
  | ({ kind: 'item'; holder: Element; lead?: string } & FlatItem)
  | { kind: 'items' }
  | { kind: 'rule' }
  | { kind: 'skipped' }
  | { kind: 'plain' }
) & { isBlock: boolean; generated: Generated | null };

/** Returns null if the element is what its tag says. */
export function structureOf(
  element: Element,
  name: string,
  traits: ElementTraits,
  outside: Reading,
  live: LivePage,
): Structure | null {
  if (outside.preformatted) return null;
  const generated = name === 'mjx-c' ? null : live.generated(element);
  const plain: Structure | null = generated && { kind: 'plain', isBlock: traits.block, generated };
  if (traits.special && name !== 'center') return plain;
  const role = element.getAttribute('role');
  if (role === 'heading') {
    const level = Number.parseInt(element.getAttribute('aria-level') ?? '2', 10) || 2;
    return { kind: 'heading', level, isBlock: true, generated };
  }
  if (role === 'separator' && traits.block) return { kind: 'rule', isBlock: true, generated: null };
  if (role === 'checkbox') return { kind: 'plain', isBlock: false, generated: checkBox(element) };
  const part = outside.grid || role || element.childElementCount > 1 ? live.tablePart(element) : null;
  if (part && (part === 'table' || outside.grid)) return { kind: 'part', part, isBlock: true, generated };
  const style = element.getAttribute('style') ?? '';
  if (style.includes('mso-list')) {
    const level = wordListLevel(style);
    if (level !== null && traits.block && element.parentElement) {
      const number = hasWordNumber(element) ? 1 : null;
      return {
        kind: 'item',
        holder: element.parentElement,
        level,
        number,
        isBlock: true,
        generated,
      };
    }
    if (isWordBullet(style)) return { kind: 'skipped', isBlock: false, generated };
  }
  if (traits.block && !outside.aligned && mayBeAligned(element, name, style)) {
    const side = live.alignment(element);
    if (side) return { kind: 'aligned', side, isBlock: true, generated };
  }
  return plain;
}

/** Whether the alignment seems deliberate, on a paragraph or short block. A layout aligns whole sections. */
function mayBeAligned(element: Element, name: string, style: string): boolean {
  if (name === 'center') return true;
  if (name !== 'p' && name !== 'div') return false;
  return (
    style.includes('text-align') ||
    element.hasAttribute('align') ||
    (name === 'p' && element.hasAttribute('class'))
  );
}

function checkBox(element: Element): Generated | null {
  const checked = element.getAttribute('aria-checked');
  return checked === null ? null : { before: `${boxSign(checked === 'true')} `, after: '' };
}
