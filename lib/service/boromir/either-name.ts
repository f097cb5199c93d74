import type { Client, Wire } from '../client.ts';
import { ServiceError } from '../failure.ts';
import type { Call } from '../transport/send.ts';

/**
 * A client for a resource that the platform may know by another name than the documented one: where nothing is found
 * under the first name, the second is asked, and kept once it answers. What is not found is not carried out either, so
 * that writes may be tried again.
 */
export function eitherName(client: Client, documented: string, live: string): Client {
  let name = documented;

  async function tried(call: Call, send: (call: Call) => Promise<Wire>): Promise<Wire> {
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
    read: (call, options) => tried(call, (named) => client.read(named, options)),
    write: (call, options) => tried(call, (named) => client.write(named, options)),
    create: (call, probe, options) => tried(call, (named) => client.create(named, probe, options)),
  };
}

function isUnknown(error: unknown): boolean {
  return error instanceof ServiceError && error.sent && error.failure.kind === 'notFound';
}
