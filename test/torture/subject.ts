import type { Version } from '../e2e/chromium/connect.ts';
import type { Platform } from '../service/index.ts';
import type { Death } from './plan.ts';
import type { OutboxView } from './verdict.ts';

export type Protocol = 'h1' | 'h2';
export type BrowserName = 'chromium' | 'firefox';

/** A browser with the built extension, as torture needs it. */
export interface Subject {
  /** Connects by the welcome page, shortens the outbox's waits, and restarts so that the profile keeps all of it. */
  connect(platform: Platform, version: Version, protocol: Protocol): Promise<void>;
  /** Writes each draft on the real capture screen; resolves once the screen says that the last one is saved. */
  write(titles: readonly string[]): Promise<void>;
  /** Ends the background, or the process that it runs in. */
  kill(how: Exclude<Death, 'crash'>): Promise<void>;
  /** SIGKILL for the whole browser, then a new one on the same profile. */
  crash(): Promise<void>;
  /** Opens and closes a page of the extension, which starts what was killed. */
  lookIn(): Promise<void>;
  /** Reads the outbox in the side panel. */
  outbox(): Promise<OutboxView>;
  /** What the side panel shows, for whoever reads why a run didn't settle. */
  describe(): Promise<string>;
  close(): Promise<void>;
}
