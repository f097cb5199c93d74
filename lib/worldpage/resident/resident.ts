import type { PageRequest } from '../channels.ts';
import type { Layer } from './layer.ts';
import type { Speak } from './words.ts';

/** What every feature on a world's page is given. It ends with `gone`, and takes away then what it has put there. */
export interface Resident extends Layer {
  ask: PageRequest;
  /** The extension was updated, switched off, or may not be here any more. */
  gone: AbortSignal;
  /** Calls back when the page has become another one without being loaded anew, and when all is to be looked at again. */
  onMove(listener: () => void): void;
  /** Shows a sentence at the foot of the window, and speaks it. */
  say(sentence: string): void;
  /** To a screen reader alone. */
  speak: Speak;
}
