import { type Answer, htmlAnswer, jsonAnswer } from './answer.ts';
import { allArticles, listEntities, type Store } from './database/index.ts';
import type { Fault, FaultRegistry } from './faults/index.ts';
import type { Quirks } from './quirks.ts';
import type { Question, RequestLog } from './server/index.ts';

export interface ControlDeps {
  store: Store;
  faults: FaultRegistry;
  log: RequestLog;
  quirks: Quirks;
  /** Restores the seeded worlds. */
  reset: () => void;
}

/**
 * Handles `/_control/…`: faults, quirks, the request log, full rows, reset. Needs no credentials and ignores faults.
 */
export function control(context: ControlDeps, request: Question): Answer | null {
  try {
    return answerTo(context, request);
  } catch (error) {
    if (error instanceof SyntaxError) return htmlAnswer('The body is no JSON', 400);
    throw error;
  }
}

function answerTo(context: ControlDeps, { method, url, body }: Question): Answer | null {
  const { faults, log, store, quirks } = context;
  switch (`${method} ${url.pathname}`) {
    case 'GET /_control/faults':
      return jsonAnswer(faults.list());
    case 'POST /_control/faults': {
      const given: unknown = JSON.parse(body);
      const list = Array.isArray(given) ? given : [given];
      if (!list.every(isFault)) return htmlAnswer('A fault is an object with a "kind"', 400);
      for (const fault of list) faults.add(fault);
      return jsonAnswer({ success: true });
    }
    case 'DELETE /_control/faults':
      faults.clear();
      return jsonAnswer({ success: true });
    case 'POST /_control/quirks':
      Object.assign(quirks, JSON.parse(body));
      return jsonAnswer(quirks);
    case 'GET /_control/requests':
      return jsonAnswer(log.entries());
    case 'DELETE /_control/requests':
      log.clear();
      return jsonAnswer({ success: true });
    case 'GET /_control/articles':
      return jsonAnswer(allArticles(store, url.searchParams.get('world') ?? undefined));
    case 'GET /_control/entities':
      return jsonAnswer(
        listEntities(store, { kind: url.searchParams.get('kind') ?? '', within: { kind: 'everything' } }),
      );
    case 'POST /_control/reset':
      faults.clear();
      log.clear();
      context.reset();
      return jsonAnswer({ success: true });
    default:
      return null;
  }
}

/** Not a full validation, because only the developer who runs the stand-in sends these requests. */
function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}
