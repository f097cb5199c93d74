import type { Page } from '@playwright/test';
import type { SavedPage } from '../../test/e2e/saved-page.ts';

const SITE = 'https://lamproom.example';

/** Opens a saved page under an address without a port, as the captured page in pictures. */
export async function openAsSite(page: Page, { url }: SavedPage): Promise<void> {
  const { origin, pathname } = new URL(url);
  await page.route(`${SITE}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(SITE, origin) }) }),
  );
  await page.goto(SITE + pathname);
}
