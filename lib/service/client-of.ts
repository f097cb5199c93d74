import { parseAddress } from './address.ts';
import { type Client, createClient } from './client.ts';
import { ServiceError } from './failure.ts';
import type { Pacer } from './pacer.ts';
import type { ServiceVersion } from './port.ts';
import { abortError } from './transport/deadline.ts';
import type { Destination } from './transport/send.ts';
import { type StreamingMemory, streamingMemory } from './transport/streaming.ts';

export interface ServiceOptions {
  /** The input of `parseAddress`. */
  address: string;
  version: ServiceVersion;
  /** The API version's name in the path. */
  segment: string;
  applicationKey: string;
  userToken: string;
  /** Created by `userAgent(…)`. */
  userAgent: string;
  /** One instance shared by the whole extension. */
  pacer: Pacer;
  /** `query` puts the credentials into the URL, where proxies log them. Only for users whose proxy strips headers. */
  credentialsIn?: 'headers' | 'query';
  /** Remembers which origins accept streamed bodies. By default, it is lost with the worker. */
  streaming?: StreamingMemory;
  /** Time limit of one request in milliseconds, including the body. Default: 25 seconds. */
  timeLimit?: number;
  fetch?: typeof fetch;
  now?: () => number;
  random?: () => number;
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Throws a `ServiceError` if `parseAddress` rejects the address. */
export function clientOf(options: ServiceOptions): Client {
  return createClient({
    to: destinationOf(options),
    pacer: options.pacer,
    streaming: options.streaming ?? streamingMemory(),
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleep,
  });
}

/** Throws a `ServiceError` if `parseAddress` rejects the address. */
export function destinationOf(options: ServiceOptions): Destination {
  const place = parseAddress(options.address, options.version, options.segment);
  if (!place.ok)
    throw new ServiceError({ kind: 'invalid', sentence: place.problem.sentence, status: 0 }, false);
  return {
    root: place.value.root,
    applicationKey: options.applicationKey.trim(),
    userToken: options.userToken.trim(),
    credentialsIn: options.credentialsIn ?? 'headers',
    userAgent: options.userAgent,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    now: options.now ?? Date.now,
    timeLimit: options.timeLimit,
  };
}

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(abortError());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
  });
}
