/** What goes back over the bridge: the value, or a sentence for a person and nothing else. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; sentence: string };

/** What was asked could not be done; the message is a sentence for a person. */
export class BridgeError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BridgeError';
  }
}
