import { expectTypeOf, it } from 'vitest';
import type { ConnectReport, PendingCapture, ReplyOf, RequestOf } from '../../../lib/messaging/index.ts';

it("requests and replies are typed by their channel's name", () => {
  expectTypeOf<ReplyOf<'connection.check'>>().toEqualTypeOf<ConnectReport>();
  expectTypeOf<ReplyOf<'capture.pending'>>().toEqualTypeOf<PendingCapture | null>();
  expectTypeOf<RequestOf<'vault.unlock'>>().toEqualTypeOf<{ passphrase: string }>();
});
