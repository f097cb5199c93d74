import { HistoryUnavailable, type Sealing } from '../../history/index.ts';
import { readBox } from '../../versions/index.ts';
import type { BackgroundServices } from '../core/call-service.ts';
import { readMayHoldSealed, writeMayHoldSealed } from '../library/draft-entries.ts';
import { mayHold, sealed } from '../library/secret-encryption.ts';

const inText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
const inBytes = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** The history stores what secrets say like their offline copy: encrypted, and only where the user wants the copy. */
export const secretSealing = (vault: BackgroundServices['vault']): Sealing => ({
  during: sealed,
  async seal(text) {
    if (!(await mayHold(vault))) throw new HistoryUnavailable(new Error('Secrets may not be stored'));
    if (!(await readMayHoldSealed())) await writeMayHoldSealed(true);
    const box = await vault.sealText(text).catch((cause: unknown) => {
      throw new HistoryUnavailable(cause);
    });
    return `${inText(box.nonce)} ${inText(box.sealed)}`;
  },
  async open(text) {
    const [nonce = '', own = ''] = text.split(' ');
    const box = readBox({ nonce: inBytes(nonce), sealed: inBytes(own) });
    return box && vault.openText(box);
  },
});
