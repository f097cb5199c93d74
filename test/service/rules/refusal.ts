import { type Answer, htmlAnswer, jsonAnswer } from '../answer.ts';
import type { Quirks } from '../quirks.ts';

/** Thrown by a handler to return an error response. */
export class Refusal extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`Refused with status ${answer.status}`);
    this.answer = answer;
  }
}

export function unauthorised(): Refusal {
  return new Refusal(jsonAnswer({ success: false, error: 'access_denied_auth_failed' }, 401));
}

export function forbidden(): Refusal {
  return new Refusal(jsonAnswer({ success: false, error: 'access_denied' }, 403));
}

export function notFound(): Refusal {
  return new Refusal(jsonAnswer({ success: false, error: 'resource_not_found' }, 404));
}

/** A missing or invalid parameter: status 400 without a body, as on World Anvil. */
export function badRequest(): Refusal {
  return new Refusal({ status: 400, headers: {}, body: '' });
}

export function wrongMethod(): Refusal {
  return new Refusal(htmlAnswer('<!DOCTYPE html><title>405</title><h1>Method Not Allowed</h1>', 405));
}

/** A semantic error. Nothing of the request was saved. */
export function unprocessable(summary: string): Refusal {
  return new Refusal(jsonAnswer(unprocessableBody(summary), 422));
}

export function unprocessableBody(summary: string) {
  return {
    success: false,
    status: 'Unprocessable Data provided',
    error: {
      summary,
      traceStack: '#0 /srv/platform/src/Controller/ArticleController.php(412): persist()\n#1 {main}',
    },
  };
}

/** The database's message when a value doesn't fit its column, which World Anvil passes on. */
export function tooLong(column: string, { sqlMessages }: Pick<Quirks, 'sqlMessages'>): Refusal {
  if (!sqlMessages) return unprocessable(`${column}: this value is too long`);
  return unprocessable(
    `An exception occurred while executing a query: SQLSTATE[22001]: String data, right truncated: 1406 Data too long for column '${column}' at row 1`,
  );
}

/** Outside of the API: an HTML page. */
export function noSuchPage(): Refusal {
  return new Refusal(htmlAnswer('<!DOCTYPE html><title>404</title><h1>Page not found</h1>', 404));
}
