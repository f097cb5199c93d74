import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { PATIENCE_MS } from '../patience.ts';

/**
 * `stop`: as the browser does with an idle worker. `close`: closes its target. `reload`: the extension reloads itself.
 */
export type WorkerDeath = 'stop' | 'close' | 'reload';

interface Host {
  id: string;
  context: BrowserContext;
  cdp: CDPSession;
  /** Any tab that stays open. */
  tab: Page;
  /** Opens a page of the extension on which nothing runs. */
  openBare(): Promise<Page>;
}

async function workerTargets({ cdp, id }: Host): Promise<string[]> {
  const { targetInfos } = await cdp.send('Target.getTargets');
  return targetInfos
    .filter((target) => target.type === 'service_worker' && target.url.includes(id))
    .map((target) => target.targetId);
}

export async function isRunning(host: Host): Promise<boolean> {
  return (await workerTargets(host)).length > 0;
}

async function kill(host: Host, how: WorkerDeath, doomed: string[]): Promise<void> {
  if (how === 'close') {
    for (const targetId of doomed) await host.cdp.send('Target.closeTarget', { targetId }).catch(() => {});
    return;
  }
  if (how === 'reload') {
    const page = await host.openBare();
    const closed = page.waitForEvent('close');
    await page.evaluate('void setTimeout(() => chrome.runtime.reload())');
    await closed;
    return;
  }
  const session = await host.context.newCDPSession(host.tab);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** The worker's answer, or null if there is none soon, because it is dead or starting. */
async function askWorker({ context, id }: Host, question: string): Promise<unknown> {
  const worker = context.serviceWorkers().find((one) => new URL(one.url()).host === id);
  if (!worker) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), 250);
  });
  const answer = await Promise.race([worker.evaluate(question).catch(() => null), late]);
  clearTimeout(timer);
  return answer;
}

/** Whether the targets are gone in time. A worker that restarts at once has the same target, but not the mark. */
async function gone(host: Host, doomed: string[], patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const left = await workerTargets(host);
    if (!doomed.some((one) => left.includes(one))) return true;
    if ((await askWorker(host, 'globalThis.isDoomed !== true')) === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

/**
 * Resolves when the worker that was running has ended; a restarted one doesn't count. A stop that the browser forgets,
 * which happens to a worker that is just starting, is followed by a hard one. After a reload, there is none: it could hit
 * the new worker, which on a busy machine doesn't answer at once, before it has heard of the update.
 */
export async function killWorker(host: Host, how: WorkerDeath): Promise<void> {
  const doomed = await workerTargets(host);
  if (doomed.length > 0) await askWorker(host, 'globalThis.isDoomed = true');
  await kill(host, how, doomed);
  const isReload = how === 'reload';
  if (await gone(host, doomed, isReload ? PATIENCE_MS : 3_000)) return;
  if (!isReload) await kill(host, 'close', doomed);
  if (isReload || !(await gone(host, doomed, 7_000))) throw new Error(`The worker did not die (${how})`);
}
