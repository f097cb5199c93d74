import type { ServiceFailure } from '../../model/index.ts';
import { ServiceError } from '../failure.ts';

// The user-facing message of each failure: what happened, what is safe, what to do.

export function offline(): ServiceFailure {
  return {
    kind: 'offline',
    sentence: 'The service cannot be reached. Your work is kept here; check the connection and try again.',
  };
}

export function connectionBroken(): ServiceFailure {
  return {
    kind: 'offline',
    sentence: 'The connection broke while the answer arrived. Your work is kept here; try again.',
  };
}

export function timeout(): ServiceFailure {
  return {
    kind: 'timeout',
    sentence: 'The service did not answer in time. Your work is kept here; try again in a while.',
  };
}

export function unauthorised(): ServiceFailure {
  return {
    kind: 'unauthorised',
    sentence:
      'The service does not accept the application key or the user token. Your work is kept here; check both and connect again.',
  };
}

export function unusableCredential(): ServiceError {
  return new ServiceError(
    {
      kind: 'unauthorised',
      sentence:
        'The application key or the user token holds a character that no key has. Nothing was sent; copy both again and connect.',
    },
    false,
  );
}

export function forbidden(): ServiceFailure {
  return {
    kind: 'forbidden',
    sentence:
      'The service does not let this account do that. Nothing was changed; check that the membership and the world’s rights allow it.',
  };
}

export function notFound(): ServiceFailure {
  return {
    kind: 'notFound',
    sentence:
      'The service knows nothing by that name. It may have been deleted there; your own copy is safe.',
  };
}

export function noSuchService(): ServiceFailure {
  return {
    kind: 'notFound',
    sentence:
      'There is no such service at this address. Nothing was changed; check the address and the version.',
  };
}

export function invalid(status: number, reason: string | null): ServiceFailure {
  return {
    kind: 'invalid',
    sentence: `${reason ?? 'The service refused this without saying why.'} Nothing was saved there; your text is kept here to be changed.`,
    status,
  };
}

export function wrongMethod(): ServiceFailure {
  return {
    kind: 'invalid',
    sentence: 'The service does not offer this call. Nothing was changed; check the address and the version.',
    status: 405,
  };
}

export function unsupported(what: string): ServiceError {
  return new ServiceError(
    {
      kind: 'unsupported',
      sentence: `This version of the service cannot ${what}. Nothing was sent; the other version may.`,
    },
    false,
  );
}

export function busy(retryAfter: number | null): ServiceFailure {
  return {
    kind: 'busy',
    sentence: `The service asks for patience. Your work is kept here; try again ${waitPhrase(retryAfter)}.`,
    retryAfter,
  };
}

export function challenge(retryAfter: number | null): ServiceFailure {
  return {
    kind: 'challenge',
    sentence:
      'The platform’s guard wants to see that you are human. Your work is kept here; open the platform in a tab, then try again.',
    retryAfter,
  };
}

export function redirected(): ServiceFailure {
  return {
    kind: 'redirected',
    sentence:
      'The service sent us to another page, perhaps a sign-in, and your keys were not sent along. Check the service address.',
  };
}

export function server(status: number, retryAfter: number | null): ServiceFailure {
  return {
    kind: 'server',
    sentence: `The service has trouble of its own (${status}). Your work is kept here; try again ${waitPhrase(retryAfter)}.`,
    status,
    retryAfter,
  };
}

type BadResponse = 'webPage' | 'tooLarge' | 'notText' | 'notJson' | 'empty' | 'shape';

const BAD_RESPONSE_SENTENCES: Readonly<Record<BadResponse, string>> = {
  webPage:
    'A web page answered where the service should be. Nothing here is lost; check the address and the version.',
  tooLarge: 'The answer was too large to be read. Nothing here is lost; try again later.',
  notText: 'The answer was not readable text. Nothing here is lost; try again later.',
  notJson: 'The answer was not what the service is known to send. Nothing here is lost; try again later.',
  empty: 'The service answered with nothing at all. Nothing here is lost; try again later.',
  shape: 'The answer lacked what it must have. Nothing here is lost; try again later.',
};

export function notUnderstood(problem: BadResponse): ServiceFailure {
  return { kind: 'notUnderstood', sentence: BAD_RESPONSE_SENTENCES[problem] };
}

function waitPhrase(retryAfter: number | null): string {
  if (retryAfter === null) return 'in a while';
  const seconds = Math.ceil(retryAfter / 1000);
  if (seconds < 2) return 'in a moment';
  return seconds <= 90 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / 60)} minutes`;
}
