import { connect } from 'node:tls';

const LONGEST_MS = 10_000;

/** The HTTP version that a server chooses, from the TLS handshake alone. Null: it didn't answer. */
export function protocolOf(origin: string): Promise<'h2' | 'http/1.1' | null> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return Promise.resolve('http/1.1');
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    const end = (version: 'h2' | 'http/1.1' | null) => {
      socket.destroy();
      resolve(version);
    };
    socket.setTimeout(LONGEST_MS, () => end(null));
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => end(socket.alpnProtocol === 'h2' ? 'h2' : 'http/1.1'));
  });
}
