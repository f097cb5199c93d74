import type { PageRequest } from '../channels.ts';
import type { TextOf } from '../page-texts.ts';
import type { Announce } from './generated-text.ts';
import type { Layer } from './layer.ts';

/**
 * What each feature on a World Anvil page works with. When `stopped` is aborted, a feature removes everything it has
 * added.
 */
export interface PageScript extends Layer {
  ask: PageRequest;
  /** Texts in the user's language. Don't store them: the user may choose another. */
  text: TextOf;
  /** Aborted when the extension was updated, disabled or lost its permission for the page. */
  stopped: AbortSignal;
  /** Called when the page has changed its address without a reload, and when everything should be refreshed. */
  onNavigate(listener: () => void): void;
  /** Shows a message at the bottom of the window and announces it. */
  showMessage(sentence: string): void;
  /** Announces to screen readers only. */
  announce: Announce;
}
