import { PATIENCE_MS } from '../patience.ts';

/** For one command, so that a test that hangs says where. */
const LIMIT_MS = 2 * PATIENCE_MS;

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  method: string;
}

/** An answer of the protocol, read part by part. */
export class Reply {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  get(...names: (string | number)[]): unknown {
    let value = this.#value;
    for (const name of names)
      value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    return value;
  }

  text(...names: (string | number)[]): string {
    const value = this.get(...names);
    if (typeof value !== 'string') throw new Error(`No text at ${names.join('.')}`);
    return value;
  }
}

/** WebDriver BiDi over Node's own WebSocket, without a driver binary. */
export class Bidi {
  #count = 0;
  #isClosed = false;
  readonly #waiting = new Map<number, Waiting>();
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#settle(new Reply(JSON.parse(String(data))));
    socket.onclose = () => {
      this.#isClosed = true;
      for (const { reject, method } of this.#waiting.values())
        reject(new Error(`${method}: Firefox is gone`));
    };
  }

  static async open(url: string): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error('Firefox does not talk'));
    });
    return new Bidi(socket);
  }

  /** Rejects with Firefox's error message. */
  async send(method: string, params: object = {}): Promise<Reply> {
    if (this.#isClosed) throw new Error(`${method}: Firefox is gone`);
    this.#count += 1;
    const id = this.#count;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, method });
      limit = setTimeout(() => reject(new Error(`${method}: no answer from Firefox`)), LIMIT_MS);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    return new Reply(await answer.finally(() => clearTimeout(limit)));
  }

  #settle(reply: Reply): void {
    const id = reply.get('id');
    const waiting = typeof id === 'number' ? this.#waiting.get(id) : undefined;
    if (!waiting || typeof id !== 'number') return;
    this.#waiting.delete(id);
    if (reply.get('type') === 'error')
      waiting.reject(new Error(`${waiting.method}: ${reply.get('error')}: ${reply.get('message')}`));
    else waiting.resolve(reply.get('result'));
  }
}
