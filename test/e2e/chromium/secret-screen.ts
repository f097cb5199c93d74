import { expect, type Page } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import { ask } from './background-state.ts';
import { entriesIn } from './library-copy.ts';

/** A secret of the copied world, with its content as World Anvil has it, read without any screen. */
export async function someSecret(page: Page, platform: Platform, title: string) {
  const entry = (await entriesIn(page)).find((one) => one.kind === 'secret' && one.title === title);
  if (!entry) throw new Error(`No secret called ${title} was copied`);
  const answer = Object(await ask(page, 'library.secret', { worldId: platform.worldId, id: entry.id }));
  const content: string = answer.value.secret.content;
  expect(content.length).toBeGreaterThan(10);
  return { id: entry.id, title: entry.title, content };
}

/** Sends a request to the stand-in, as any client would. */
export async function platformAnswer(
  platform: Platform,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${platform.url}/api/external/boromir/${path}`, {
    method,
    headers: {
      'x-application-key': platform.applicationKey,
      'x-auth-token': platform.authToken,
      'content-type': 'application/json',
      'user-agent': 'Test ( https://test.example, 1 )',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return Object(await answer.json());
}

/** The content of all storage areas, as text. */
export const storageOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`(async () => JSON.stringify([
    await chrome.storage.local.get(null), await chrome.storage.session.get(null), await chrome.storage.sync.get(null),
    { ...localStorage }, { ...sessionStorage }, document.title, location.href,
    [...document.querySelectorAll('[aria-live], [role=status]')].map((one) => one.textContent),
  ]))()`);
