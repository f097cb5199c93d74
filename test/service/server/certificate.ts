import { generate } from 'selfsigned';

/** A certificate for this machine alone, made afresh at each start. PEM texts. */
export async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: false },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { key: made.private, cert: made.cert };
}
