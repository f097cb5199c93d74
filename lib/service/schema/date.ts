import type { Instant } from '../../model/index.ts';
import { instantInZone, wallTime } from './zone.ts';

const WALL = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?$/;

/**
 * Parses World Anvil's dates: `{date: 'YYYY-MM-DD HH:MM:SS.ffffff', timezone_type, timezone}` (API specification,
 * General conventions), plain strings and ISO strings. Without a timezone, UTC. Null if invalid or in an unknown
 * timezone.
 */
export function toInstant(value: unknown): Instant | null {
  if (typeof value === 'string') return fromText(value, 'UTC');
  if (typeof value !== 'object' || value === null) return null;
  const date = 'date' in value ? value.date : null;
  const zone = 'timezone' in value ? value.timezone : null;
  return typeof date === 'string' ? fromText(date, typeof zone === 'string' && zone ? zone : 'UTC') : null;
}

function fromText(text: string, zone: string): Instant | null {
  const trimmed = text.trim();
  const match = WALL.exec(trimmed);
  if (!match) return fromIso(trimmed);
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  if (!year || !month || !day || hour === undefined || minute === undefined || second === undefined)
    return null;
  // Reject dates such as 31 February, which `Date` would normalize.
  if (hour > 23 || minute > 59 || second > 59) return null;
  const wall = wallTime(year, month, day, hour, minute, second);
  const back = new Date(wall);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) return null;
  const fraction = Math.floor(Number(`0.${match[7] ?? 0}`) * 1000);
  return instantInZone(wall + fraction, zone);
}

function fromIso(text: string): Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2}))?$/.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
