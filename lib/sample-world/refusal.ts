/** Why a call is refused, with World Anvil's status code and in its words, which `lib/service` translates. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;

  constructor(status: number, summary: string) {
    super(summary);
    this.status = status;
  }
}

export const notFound = (): Refusal => new Refusal(404, 'resource_not_found');
export const notAllowed = (): Refusal => new Refusal(403, 'access_denied');
export const missing = (field: string): Refusal => new Refusal(422, `Column '${field}' cannot be null`);
export const tooLong = (field: string): Refusal => new Refusal(422, `Data too long for column '${field}'`);
export const noSuchTarget = (): Refusal => new Refusal(422, 'foreign key constraint fails');
/** A value that isn't one of those allowed. World Anvil gives no useful reason. */
export const invalid = (): Refusal => new Refusal(422, 'invalid_value');
