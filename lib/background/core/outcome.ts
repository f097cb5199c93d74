import { BridgeError } from '../../bridge/index.ts';

/** How something ended that a person asked for: the value, or a sentence for them. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; sentence: string };

/** The value of an outcome; rejects with its sentence. */
export async function answered<Value>(asked: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await asked;
  if (!outcome.ok) throw new BridgeError(outcome.sentence);
  return outcome.value;
}
