import { type Answer, challengeAnswer, jsonAnswer } from '../answer.ts';
import type { Commit, Fault } from './fault.ts';

/** How a response is sent. */
export type Delivery =
  | { kind: 'whole'; answer: Answer }
  | { kind: 'cut'; answer: Answer; after: number; by: 'fin' | 'rst' }
  | { kind: 'drip'; answer: Answer; bytes: number; everyMs: number }
  | { kind: 'silence' }
  | { kind: 'reset'; code: 'REFUSED_STREAM' | 'INTERNAL_ERROR' | 'CANCEL' }
  | { kind: 'goaway' };

/** Whether the write is carried out despite the fault. Always true for faults that only change the response. */
export function commitOf(fault: Fault | null): Commit {
  if (!fault) return true;
  switch (fault.kind) {
    case 'latency':
    case 'drip':
    case 'truncate':
    case 'wrongId':
    case 'contentType':
    case 'deep':
    case 'rubbish':
    case 'charset':
      return true;
    case 'empty':
    case 'huge':
      return fault.commit ?? true;
    case 'drop':
      return fault.commit ?? (fault.after ?? 0) > 0;
    default:
      return fault.commit ?? false;
  }
}

/**
 * @param truth the correct response
 * @param login address of a login page on the same or another host
 */
export function deliveryOf(
  fault: Fault | null,
  truth: Answer,
  login: (to: 'same' | 'other') => string,
): Delivery {
  if (!fault) return { kind: 'whole', answer: truth };
  switch (fault.kind) {
    case 'drop':
      return { kind: 'cut', answer: truth, after: fault.after ?? 0, by: fault.by ?? 'fin' };
    case 'hang':
      return { kind: 'silence' };
    case 'drip':
      return { kind: 'drip', answer: truth, bytes: fault.bytes ?? 1, everyMs: fault.everyMs ?? 10 };
    case 'reset':
      return { kind: 'reset', code: fault.code ?? 'REFUSED_STREAM' };
    case 'goaway':
      return { kind: 'goaway' };
    default:
      return { kind: 'whole', answer: bent(fault, truth, login) };
  }
}

type Bending = Exclude<Fault, { kind: 'drop' | 'hang' | 'drip' | 'reset' | 'goaway' }>;

function bent(fault: Bending, truth: Answer, login: (to: 'same' | 'other') => string): Answer {
  const body = truth.body.toString();
  switch (fault.kind) {
    case 'latency':
      return truth;
    case 'status':
      return {
        status: fault.status,
        headers: { 'content-type': 'application/json', ...fault.headers },
        body: fault.body ?? '',
      };
    case 'busy': {
      const answer = jsonAnswer({ success: false, error: 'too_many_requests' }, 429);
      if (fault.retryAfter !== undefined) answer.headers['retry-after'] = String(fault.retryAfter);
      return answer;
    }
    case 'challenge':
      return challengeAnswer(fault.status ?? 403);
    case 'failure':
      return jsonAnswer({ success: false, error: fault.error ?? 'The request could not be carried out' });
    case 'sql':
      return jsonAnswer(
        {
          success: false,
          status: 'Unprocessable Data provided',
          error: {
            summary:
              fault.summary ??
              "SQLSTATE[23000]: Integrity constraint violation: 1048 Column 'world_id' cannot be null",
            traceStack: '#0 /srv/platform/vendor/doctrine/dbal/Connection.php(1814)\n#1 {main}',
          },
        },
        422,
      );
    case 'truncate':
      return { ...truth, body: body.slice(0, fault.at ?? Math.floor(body.length / 2)) };
    case 'empty':
      return { status: fault.status ?? truth.status, headers: truth.headers, body: '' };
    case 'wrongId':
      return { ...truth, body: body.replace(/("id":")([0-9a-f]{8})/g, '$1ffffffff') };
    case 'huge':
      return {
        ...truth,
        body: JSON.stringify({ success: true, filler: 'x'.repeat(fault.bytes ?? 60_000_000) }),
      };
    case 'redirect':
      return {
        status: fault.status ?? 302,
        headers: {
          location:
            fault.to === undefined || fault.to === 'same' ? login('same') : elsewhere(fault.to, login),
        },
        body: '',
      };
    case 'contentType':
      return { ...truth, headers: { ...truth.headers, 'content-type': fault.value } };
    case 'deep':
      return { ...truth, body: deepened(body, fault.levels ?? 5_000) };
    case 'rubbish':
      return { ...truth, body: `${body}${fault.trailing ?? '\n<!-- served in 0.21 s -->'}` };
    case 'charset':
      return { ...truth, body: Buffer.from(body, fault.encoding ?? 'latin1') };
  }
}

function elsewhere(to: string, login: (to: 'same' | 'other') => string): string {
  return to === 'other' ? login('other') : to;
}

/** Built as text, because not every JavaScript engine can serialize this many levels. */
function deepened(json: string, levels: number): string {
  const deep = `${'{"below":'.repeat(levels)}null${'}'.repeat(levels)}`;
  return json.replace(/\}\s*$/, `,"deep":${deep}}`);
}
