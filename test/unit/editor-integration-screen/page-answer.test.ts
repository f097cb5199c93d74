import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameWithCaret, parseAnswer } from '../../../components/editor-frame/editor.ts';
import { LONGEST_TEXT } from '../../../lib/worldpage/editor/index.ts';

describe('an answer from a page is untrusted', () => {
  const reading = { editor: 0, text: 'Isaura sailed.', linked: [[0, 6]], isCut: false };

  it('and accepted only if it is valid', () => {
    expect(parseAnswer({ state: 'inserted' })).toEqual({ state: 'inserted' });
    expect(parseAnswer({ state: 'read', reading, more: 'ignored' })).toEqual({ state: 'read', reading });
  });

  it.each([
    null,
    'inserted',
    { state: 'done' },
    { state: 'read' },
    { state: 'read', reading: { ...reading, editor: -1 } },
    { state: 'read', reading: { ...reading, text: 7 } },
    { state: 'read', reading: { ...reading, text: 'x'.repeat(LONGEST_TEXT + 1) } },
    { state: 'read', reading: { ...reading, linked: [[0, Number.NaN]] } },
    { state: 'read', reading: { ...reading, linked: Array.from({ length: 20_001 }, () => [0, 1]) } },
    { state: 'found', isReached: 'yes', focusedAt: 0 },
  ])('an invalid answer is rejected: %#', (raw) => {
    expect(parseAnswer(raw)).toBeNull();
  });

  it('parsing never fails, and ranges are within the text, in order and disjoint', () => {
    const stretch = fc.tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: -3, max: 40 }));
    fc.assert(fc.property(fc.anything(), (raw) => void parseAnswer(raw)));
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(stretch), (text, linked) => {
        const answer = parseAnswer({ state: 'read', reading: { ...reading, text, linked } });
        if (answer?.state !== 'read') return;
        let last = 0;
        for (const [start, end] of answer.reading.linked) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});

describe('of the frames of a page', () => {
  const found = (frameId: number, isReached: boolean | null, focusedAt = 0) => ({
    frameId,
    answer: { state: 'found' as const, isReached, focusedAt },
  });
  const none = (frameId: number) => ({ frameId, answer: { state: 'none' as const, inFrame: false } });

  it('the one that the focus leads to has the cursor', () => {
    expect(frameWithCaret([found(0, true), found(7, false, 99), none(8)])).toBe(0);
    expect(frameWithCaret([none(0), found(7, true), found(8, null, 99)])).toBe(7);
  });

  it('otherwise the most recently focused one, if that can be determined', () => {
    expect(frameWithCaret([none(0), found(7, null, 5), found(8, null, 9)])).toBe(8);
    expect(frameWithCaret([found(7, null), found(8, null)])).toBe('unclear');
    expect(frameWithCaret([none(0), found(7, false)])).toBe('no-caret');
    expect(frameWithCaret([])).toBe('no-caret');
  });
});
