/** What goes back over the bridge: the value, or a sentence for a person and nothing else. */
export type Answer<Value> =
  | { ok: true; value: Value }
  /** `isOtherBuild`: the page that asked is of another build than the background, which did nothing. */
  | { ok: false; sentence: string; isOtherBuild?: true };

/** What was asked could not be done; the message is a sentence for a person. */
export class BridgeError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BridgeError';
  }
}
