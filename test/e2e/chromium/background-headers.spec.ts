import { CaptureScreen } from './capture-screen.ts';
import { connect, type Version } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { shortenDelays } from './timing.ts';

const AGENT = /^Loreside \( https:\/\/\S+, \d+\.\d+\.\d+ \)$/;

for (const version of ['current', 'earlier'] satisfies Version[])
  test(`every request of the ${version} version identifies Loreside and closes its connection, also after a restart`, async ({
    ownChromium: chromium,
    platform,
  }) => {
    await connect(chromium, platform, version);
    await shortenDelays(chromium);
    platform.faults.add({ kind: 'drop' });
    const screen = await CaptureScreen.begin(chromium);
    await screen.title.fill('Sent after the restart');
    await screen.save();
    await expect(screen.receipt).toBeVisible();
    await chromium.killWorker('stop');
    platform.clearRequests();
    platform.faults.clear();
    await chromium.restart();
    await chromium.open('popup');
    const made = () => platform.articles().filter(({ title }) => title === 'Sent after the restart').length;
    await expect.poll(made).toBe(1);
    const sent = platform.requests().filter(({ path }) => path.startsWith('/api/'));
    for (const { userAgent, headers } of sent) {
      expect(userAgent).toMatch(AGENT);
      expect(headers.connection).toBe('close');
    }
    const creates = sent.filter(({ committed, articleId }) => committed && articleId !== null);
    expect(creates).toHaveLength(1);
  });
