import { type Message, message } from '../i18n/index.ts';
import { failed, ok, type Problem, type Result } from '../model/index.ts';
import { type Client, createClient } from './client.ts';
import { ServiceError } from './failure.ts';
import type { Pacer } from './pacer.ts';
import type { ServiceVersion } from './port.ts';
import { abortError } from './transport/deadline.ts';
import type { Destination } from './transport/send.ts';
import { type StreamingMemory, streamingMemory } from './transport/streaming.ts';

export const DEFAULT_ADDRESS = 'https://www.worldanvil.com';

/** API version names as they appear in paths (platform notes, Basics and "The earlier version"). */
export const DEFAULT_SEGMENTS: Readonly<Record<ServiceVersion, string>> = {
  current: 'boromir',
  earlier: 'aragorn',
};

export interface ServiceAddress {
  /** The normalized input: scheme, host and installation path, without a trailing slash. Safe to store and show. */
  address: string;
  /** Everything before an endpoint's path, without a trailing slash. */
  root: string;
  origin: string;
  host: string;
  /** The host permission to request. Match patterns have no port. */
  permission: string;
}

export interface AddressProblem
  extends Problem<'empty' | 'notAddress' | 'hasCredentials' | 'notHttps' | 'insecure' | 'wrongSegment'> {
  sentence: Message;
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);
const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/**
 * Parses the API address that a user entered: with or without scheme and trailing slashes. In a pasted API root or
 * documentation page, everything from `/api/` on is dropped. Plain http is only accepted for localhost.
 */
export function parseAddress(
  text: string,
  version: ServiceVersion,
  segment: string,
): Result<ServiceAddress, AddressProblem> {
  const typed = text.trim();
  if (typed === '') return refuse('empty', message('connection.addressMissing'));
  const url = readUrl(typed);
  if (!url) return refuse('notAddress', message('connection.addressInvalid'));
  if (url.username || url.password)
    return refuse('hasCredentials', message('connection.addressHasCredentials'));
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return refuse('notHttps', message('connection.addressNotHttps'));
  if (url.protocol === 'http:' && !LOCAL_HOSTS.has(url.hostname))
    return refuse('insecure', message('connection.addressInsecure'));
  const name = segment.trim().toLowerCase() || DEFAULT_SEGMENTS[version];
  if (!SEGMENT.test(name)) return refuse('wrongSegment', message('connection.versionNameInvalid'));
  const address = url.origin + ownPath(url);
  const root = `${address}${version === 'current' ? '/api/external/' : '/api/'}${name}`;
  return ok({
    address,
    root,
    origin: url.origin,
    host: url.hostname,
    permission: `${url.protocol}//${url.hostname}/*`,
  });
}

function readUrl(typed: string): URL | null {
  const local = /^(localhost|127\.0\.0\.1)([:/]|$)/i.test(typed);
  const withScheme = /^(www\.)?worldanvil$/i.test(typed)
    ? DEFAULT_ADDRESS
    : /^[a-z][a-z0-9+.-]*:\/\//i.test(typed)
      ? typed
      : `${local ? 'http' : 'https'}://${typed}`;
  if (/\s/.test(withScheme)) return null;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  if (!url || !isFullHost(url.hostname)) return null;
  // The bare domain redirects to www, and requests with credentials never follow redirects.
  if (url.hostname === 'worldanvil.com') url.hostname = 'www.worldanvil.com';
  return url;
}

/** Whether a host is reachable from anywhere: it has a dot or is an IPv6 address. `localhost` counts as well. */
const isFullHost = (host: string): boolean => host === 'localhost' || /[^.]\.[^.]|^\[/.test(host);

/** The path of a self-hosted installation. On worldanvil.com itself, paths are pages and are dropped. */
function ownPath(url: URL): string {
  if (url.hostname === 'www.worldanvil.com') return '';
  const path = url.pathname.replace(/\/+/g, '/');
  return path.replace(/\/api(\/.*)?$/i, '').replace(/\/$/, '');
}

function refuse(kind: AddressProblem['kind'], sentence: Message): Result<never, AddressProblem> {
  return failed({ kind, sentence });
}

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
