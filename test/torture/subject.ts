import type { Version } from '../e2e/chromium/connect.ts';
import type { Platform } from '../service/index.ts';
import type { Death } from './plan.ts';
import type { OutboxView } from './verdict.ts';

export type Protocol = 'h1' | 'h2';
export type BrowserName = 'chromium' | 'firefox';

/** A browser with the built extension, as torture needs it. */
export interface Subject {
  /**
   * Connects through the welcome page, shortens the outbox's delays, and restarts so that the profile stores it all.
   */
  connect(platform: Platform, version: Version, protocol: Protocol): Promise<void>;
  /** Types each draft on the real capture screen. Resolves once the last one is saved. */
  write(titles: readonly string[]): Promise<void>;
  /** Ends the background, or the process that runs it. */
  kill(how: Exclude<Death, 'crash'>): Promise<void>;
  /** Kills the whole browser with SIGKILL, then starts a new one on the same profile. */
  crash(): Promise<void>;
  /** Opens and closes a page of the extension, which restarts what was killed. */
  lookIn(): Promise<void>;
  /** Reads the outbox in the side panel. */
  outbox(): Promise<OutboxView>;
  /** The side panel's text, to find out why a run didn't settle. */
  describe(): Promise<string>;
  close(): Promise<void>;
}
