import { type Message, message } from '../../i18n/index.ts';
import type { KeyName, ServiceFailure } from '../../model/index.ts';
import { ServiceError } from '../failure.ts';

export function offline(): ServiceFailure {
  return { kind: 'offline', sentence: message('service.offline') };
}

export function connectionBroken(): ServiceFailure {
  return { kind: 'offline', sentence: message('service.connectionLost') };
}

export function timeout(): ServiceFailure {
  return { kind: 'timeout', sentence: message('service.timeout') };
}

/** `key`: the one that was refused, or null if World Anvil didn't say. */
export function unauthorised(key: KeyName | null): ServiceFailure {
  switch (key) {
    case 'applicationKey':
      return { kind: 'unauthorised', sentence: message('service.applicationKeyRefused'), key };
    case 'userToken':
      return { kind: 'unauthorised', sentence: message('service.userTokenRefused'), key };
    case null:
      return { kind: 'unauthorised', sentence: message('service.keysRefused') };
  }
}

export function unusableCredential(): ServiceError {
  const sentence = message('service.keyHasInvalidCharacter');
  return new ServiceError({ kind: 'unauthorised', sentence }, false);
}

export function forbidden(): ServiceFailure {
  return { kind: 'forbidden', sentence: message('service.forbidden') };
}

export function notFound(): ServiceFailure {
  return { kind: 'notFound', sentence: message('service.notFound') };
}

export function noSuchService(): ServiceFailure {
  return { kind: 'notFound', sentence: message('service.wrongAddress') };
}

/** `reason`: why World Anvil refused, or null if it didn't say. */
export function invalid(status: number, reason: Message | null): ServiceFailure {
  const sentence = message('service.refused', { reason: reason ?? message('service.refusedWithoutReason') });
  return { kind: 'invalid', sentence, status };
}

export function wrongMethod(): ServiceFailure {
  return { kind: 'invalid', sentence: message('service.wrongAddress'), status: 405 };
}

export function unsupported(): ServiceError {
  return new ServiceError({ kind: 'unsupported', sentence: message('service.unsupported') }, false);
}

export function busy(retryAfter: number | null): ServiceFailure {
  const sentence = message('service.busy', { retry: retryAdvice(retryAfter) });
  return { kind: 'busy', sentence, retryAfter };
}

export function challenge(retryAfter: number | null): ServiceFailure {
  return { kind: 'challenge', sentence: message('service.challenge'), retryAfter };
}

export function redirected(): ServiceFailure {
  return { kind: 'redirected', sentence: message('service.redirected') };
}

export function server(status: number, retryAfter: number | null): ServiceFailure {
  const sentence = message('service.serverError', { retry: retryAdvice(retryAfter) });
  return { kind: 'server', sentence, status, retryAfter };
}

const BAD_RESPONSES = {
  webPage: () => message('service.answerWebPage'),
  tooLarge: () => message('service.answerTooLarge'),
  notText: () => message('service.answerUnreadable'),
  notJson: () => message('service.answerUnreadable'),
  empty: () => message('service.answerEmpty'),
  shape: () => message('service.answerIncomplete'),
};

export function notUnderstood(problem: keyof typeof BAD_RESPONSES): ServiceFailure {
  return { kind: 'notUnderstood', sentence: BAD_RESPONSES[problem]() };
}

/** When to try again, as a sentence. */
function retryAdvice(retryAfter: number | null): Message {
  if (retryAfter === null) return message('service.retryLater');
  const seconds = Math.ceil(retryAfter / 1000);
  if (seconds < 2) return message('service.retrySoon');
  return seconds <= 90
    ? message('service.retryInSeconds', { seconds })
    : message('service.retryInMinutes', { minutes: Math.ceil(seconds / 60) });
}
