import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstant } from '../../../lib/service/schema/date.ts';

const at = (date: string, timezone: string) => toInstant({ date, timezone_type: 3, timezone });
const utc = (text: string) => Date.parse(`${text}Z`);

describe("World Anvil's dates", () => {
  it.each([
    ['2026-01-15 12:00:00.000000', 'Europe/London', '2026-01-15T12:00:00'],
    ['2026-07-15 12:00:00.000000', 'Europe/London', '2026-07-15T11:00:00'],
    ['2026-07-15 12:00:00.123456', 'UTC', '2026-07-15T12:00:00.123'],
    ['2026-07-15 12:00:00', 'Asia/Kolkata', '2026-07-15T06:30:00'],
    ['2026-07-15 12:00:00', '+02:00', '2026-07-15T10:00:00'],
    ['2026-07-15 12:00:00', '-0330', '2026-07-15T15:30:00'],
    ['2026-07-15 12:00:00', '', '2026-07-15T12:00:00'],
    ['0050-06-01 00:00:00', 'UTC', '0050-06-01T00:00:00'],
  ])('%s in %j', (date, zone, expected) => {
    expect(at(date, zone)).toBe(utc(expected));
  });

  it('near clock changes: before, in the gap, after; the first of two for repeated times', () => {
    expect(at('2026-03-29 00:59:59', 'Europe/London')).toBe(utc('2026-03-29T00:59:59'));
    expect(at('2026-03-29 01:30:00', 'Europe/London')).toBe(utc('2026-03-29T01:30:00'));
    expect(at('2026-03-29 02:00:00', 'Europe/London')).toBe(utc('2026-03-29T01:00:00'));
    expect(at('2026-10-25 01:30:00', 'Europe/London')).toBe(utc('2026-10-25T00:30:00'));
    expect(at('2026-10-25 02:00:00', 'Europe/London')).toBe(utc('2026-10-25T02:00:00'));
    expect(at('2026-11-01 01:30:00', 'America/New_York')).toBe(utc('2026-11-01T05:30:00'));
  });

  it.each([
    ['2026-07-15T12:00:00+02:00', '2026-07-15T10:00:00'],
    ['2026-07-15T12:00:00.000Z', '2026-07-15T12:00:00'],
    ['2026-07-15 12:00:00', '2026-07-15T12:00:00'],
    ['2026-07-15', '2026-07-15T00:00:00'],
  ])('are also accepted as strings: %s', (text, expected) => {
    expect(toInstant(text)).toBe(utc(expected));
  });

  it.each([
    '0000-00-00 00:00:00',
    '-0001-11-30 00:00:00',
    '2026-02-31 00:00:00',
    '2026-13-01 00:00:00',
    '2026-01-01 25:00:00',
    '2026-01-01 10:99:00',
    'yesterday',
    '',
  ])('invalid dates are null: %j', (date) => {
    expect(at(date, 'UTC')).toBeNull();
    expect(toInstant(date)).toBeNull();
  });

  it('an unknown timezone gives null', () => {
    expect(at('2026-07-15 12:00:00', 'Middle/Earth')).toBeNull();
  });

  it('any instant survives a round trip in any timezone', () => {
    const zones = [
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'UTC',
    ];
    const moments = fc
      .integer({ min: Date.UTC(1975, 0), max: Date.UTC(2037, 0) })
      .map((ms) => Math.floor(ms / 1000) * 1000);
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, timeZone) => {
        const wall = (instant: number) =>
          new Date(instant).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
        const read = at(wall(moment), timeZone);
        // A repeated local time may refer to the other instant, but its display is the same.
        expect(read).not.toBeNull();
        expect(wall(read ?? 0)).toBe(wall(moment));
        expect(Math.abs((read ?? 0) - moment)).toBeLessThanOrEqual(3_600_000);
      }),
      { numRuns: 1000 },
    );
  });

  it('any value gives a number or null', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), fc.string(), (value, date, timezone) => {
        for (const instant of [
          toInstant(value),
          toInstant({ date, timezone }),
          toInstant({ date: '2026-01-01 00:00:00', timezone }),
        ])
          expect(instant === null || Number.isFinite(instant)).toBe(true);
      }),
    );
  });
});
