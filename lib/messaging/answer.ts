/** The reply to a message: a value, or a sentence for the user. */
export type Answer<Value> =
  | { ok: true; value: Value }
  /** `isOtherBuild`: the sender and the background belong to different builds, so nothing was done. */
  | { ok: false; sentence: string; isOtherBuild?: true };

/** A request failed. The message is a sentence for the user. */
export class BridgeError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BridgeError';
  }
}
