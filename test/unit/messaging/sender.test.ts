import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify, type Sender } from '../../../lib/messaging/sender.ts';
import { CONTENT_SENDERS, PAGE_SENDERS, popup, STRANGERS, self } from './senders.ts';

describe('classify', () => {
  it.each(PAGE_SENDERS)('recognizes %s as our page', (_, sender, us) =>
    expect(classify(sender, us)).toBe('page'),
  );
  it.each(CONTENT_SENDERS)('recognizes %s as a content script', (_, sender, us) =>
    expect(classify(sender, us)).toBe('content'),
  );
  it.each(STRANGERS)('recognizes %s as other', (_, sender, us) => expect(classify(sender, us)).toBe('other'));

  it('never returns page while our own id is unknown', () => {
    expect(classify({ ...popup, id: '' }, { ...self, id: '' })).toBe('other');
  });

  it('never accepts a sender of another origin as our page', () => {
    const host = fc.stringMatching(/^[a-z0-9.:@-]{0,12}$/);
    const path = fc.constantFrom(
      '',
      '/',
      '/popup.html',
      `/?${self.origin}`,
      '#/popup.html',
      ` ${self.origin}`,
    );
    // Each looks similar to our origin but is different.
    const begun = fc.constantFrom(
      'https://',
      'http://',
      'null',
      'blob:',
      'moz-extension://',
      `${self.origin}.`,
      'x',
    );
    const strange = fc.tuple(begun, host, path).map((parts) => parts.join(''));
    const text = fc.option(strange, { nil: undefined });
    const senders: fc.Arbitrary<Sender> = fc.record({
      id: fc.constantFrom(self.id, 'other', undefined),
      origin: text,
      url: fc.oneof(text, fc.constant(popup.url)),
      frameId: fc.constantFrom(0, 1, undefined),
      tab: fc.constantFrom(undefined, { id: 1 }, {}),
    });
    fc.assert(fc.property(senders, (sender) => classify(sender, self) !== 'page'));
  });
});
