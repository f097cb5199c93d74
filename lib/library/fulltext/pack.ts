export interface BodyDocument {
  location: number;
  text: string;
}

/** A segment over these bodies. `dropped`: locations that older segments hold and that are gone. */
export function packBodies(
  _bodies: readonly BodyDocument[],
  _dropped: readonly number[] = [],
  _pause?: () => Promise<void>,
): Promise<ArrayBuffer> {
  return Promise.reject(new Error('not there yet'));
}
