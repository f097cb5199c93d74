import type { Client, Wire } from '../client.ts';
import { ServiceError } from '../failure.ts';
import type { Call } from '../transport/send.ts';

/**
 * A client for a resource whose live name may differ from the documented one. If the first name isn't found, the other
 * is tried and kept once it works. Retrying writes is safe, because a request that wasn't found wasn't carried out.
 */
export function eitherName(client: Client, documented: string, live: string): Client {
  let name = documented;

  async function sendByName(call: Call, send: (call: Call) => Promise<Wire>): Promise<Wire> {
    const named = (by: string): Call => ({ ...call, path: call.path.replace(documented, by) });
    try {
      return await send(named(name));
    } catch (error) {
      const other = name === documented ? live : documented;
      if (!call.path.includes(documented) || !isUnknown(error)) throw error;
      const answer = await send(named(other));
      name = other;
      return answer;
    }
  }

  return {
    read: (call, options) => sendByName(call, (named) => client.read(named, options)),
    write: (call, options) => sendByName(call, (named) => client.write(named, options)),
    create: (call, probe, options) => sendByName(call, (named) => client.create(named, probe, options)),
  };
}

function isUnknown(error: unknown): boolean {
  return error instanceof ServiceError && error.sent && error.failure.kind === 'notFound';
}
