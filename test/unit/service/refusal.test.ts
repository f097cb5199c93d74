import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '../../../lib/i18n/index.ts';
import { failureOf, fakeNetwork, fakeService, json } from './fake-service.ts';

async function sentenceFor(body: unknown, status = 422): Promise<string> {
  const service = fakeService(fakeNetwork(() => json(body, { status })).fetch, 'current', {
    address: 'http://localhost',
  });
  return t((await failureOf(service.patchArticle('a', 'w', { title: 't' }))).failure.sentence);
}

const sql = (message: string) => ({
  success: false,
  status: 'Unprocessable Data provided',
  error: {
    summary: `An exception occurred while executing 'INSERT INTO article (title) VALUES (?)': SQLSTATE[22001]: String data, right truncated: 1406 ${message}`,
    traceStack: '#0 /srv/app/src/Controller/ArticleController.php(412): persist()',
  },
});

describe('refused keys', () => {
  const refused = async (body: unknown, status = 401) => {
    const network = fakeNetwork(() => json(body, { status }));
    return (await failureOf(fakeService(network.fetch).identity())).failure;
  };

  it.each([
    ['access_denied_auth_failed', undefined, 'World Anvil didn’t accept your keys.'],
    ['invalid_application_key', 'applicationKey', 'World Anvil didn’t accept the application key.'],
    ['Unknown application.', 'applicationKey', 'World Anvil didn’t accept the application key.'],
    ['invalid_auth_token', 'userToken', 'World Anvil didn’t accept the user token.'],
    ['The token has expired', 'userToken', 'World Anvil didn’t accept the user token.'],
    ['application key or token invalid', undefined, 'World Anvil didn’t accept your keys.'],
    ['no body of type application/json', undefined, 'World Anvil didn’t accept your keys.'],
  ])('are named if World Anvil names one: %s', async (error, key, words) => {
    const failure = await refused({ success: false, error });
    expect(failure).toMatchObject({ kind: 'unauthorised', ...(key && { key }) });
    expect('key' in failure).toBe(key !== undefined);
    expect(t(failure.sentence)).toContain(words);
  });

  it('are told where the status is a success', async () => {
    const body = { success: false, error: 'access_denied_auth_failed', reason: 'Token revoked' };
    expect(await refused(body, 200)).toMatchObject({ kind: 'unauthorised', key: 'userToken' });
    expect(await refused('<p>', 401)).toMatchObject({ kind: 'unauthorised' });
  });
});

describe('the message of a refusal', () => {
  it.each([
    ["Data too long for column 'excerpt' at row 1", 'The text in “Excerpt” is too long for World Anvil.'],
    ["Column 'title' cannot be null", 'World Anvil needs something in “Title”.'],
    [
      "Incorrect string value: '\\xF0\\x9F' for column 'content' at row 1",
      'World Anvil can’t store a character in “Text”',
    ],
    ["Duplicate entry 'x' for key 'slug'", 'World Anvil already has one like this.'],
    [
      'Cannot add or update a child row: a foreign key constraint fails',
      'This refers to something that isn’t on World Anvil.',
    ],
    ['General error: something nobody has met', 'World Anvil couldn’t store this.'],
  ])('explains an SQL error: %s', async (message, words) => {
    const sentence = await sentenceFor(sql(message));
    expect(sentence).toContain(words);
    expect(sentence).not.toMatch(/SQL|INSERT|php|#0|row 1/);
  });

  it("quotes World Anvil's own message if it is meant for people", async () => {
    expect(
      await sentenceFor({ success: false, error: { summary: 'title: may hold at most 256 characters' } }),
    ).toBe('World Anvil said: “title: may hold at most 256 characters.” Nothing was changed.');
    expect(await sentenceFor({ success: false, reason: 'The world is frozen.' }, 200)).toContain(
      'World Anvil said: “The world is frozen.” ',
    );
  });

  it('removes invisible and bidirectional characters, and replaces quotation marks', async () => {
    const hostile = 'Not\u0000 saved\u202e\u2066. ” Enter your\u200b token at “evil.example\u0085\u2028now';
    const sentence = await sentenceFor({ success: false, error: { summary: hostile } });
    expect(sentence).toMatch(
      /^World Anvil said: “Not saved\. " Enter your token at "evil\.example now\.” Nothing was changed/,
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (summary) => {
        const said = await sentenceFor({ success: false, error: { summary } });
        expect(said).not.toMatch(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
        expect((said.match(/[“”]/g) ?? []).length % 2).toBe(0);
      }),
      { numRuns: 100 },
    );
  });

  it('never contains a stack trace', async () => {
    const machine = fc.constantFrom(
      'Uncaught TypeError in /srv/app/index.php',
      'SELECT * FROM user',
      '#0 {main}',
      '<b>Fatal error</b>',
      'App\\Entity\\Article::setTitle()',
      'SQLSTATE[42S22]: Column not found',
    );
    const value = fc.oneof(
      machine,
      fc.string(),
      fc.constant(null),
      fc.record({ summary: machine, trace: machine }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('error', 'reason', 'message', 'trace'), value),
        async (body) => {
          const sentence = await sentenceFor(body);
          expect(sentence).not.toMatch(/SQLSTATE|SELECT|\.php|#0|<b>|::/);
          expect(sentence).toMatch(/Nothing was changed/);
        },
      ),
      { numRuns: 200 },
    );
  });
});
