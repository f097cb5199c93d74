import * as z from 'zod/mini';
import type { Chromium } from '../../e2e/chromium/browser.ts';

const event = z.looseObject({
  ...{ name: z.string(), pid: z.number(), tid: z.number(), ts: z.optional(z.number()) },
  dur: z.optional(z.number()),
  /** Microseconds of the thread, without what other processes of a busy machine take. */
  tdur: z.optional(z.number()),
  args: z.optional(
    z.looseObject({
      data: z.optional(z.looseObject({ type: z.optional(z.string()), url: z.optional(z.string()) })),
    }),
  ),
});
type TraceEvent = z.infer<typeof event>;

/** Events that a key raises. */
const OF_KEYS: ReadonlySet<string> = new Set(['keydown', 'beforeinput', 'input', 'keyup']);
const place = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
const milliseconds = ({ tdur = 0 }: TraceEvent): number => tdur / 1_000;
const isDispatch = ({ name, args }: TraceEvent): boolean =>
  name === 'EventDispatch' && OF_KEYS.has(args?.data?.type ?? '');

/** What an extension's listeners take for each key. */
function ownShares(events: readonly TraceEvent[]): number[] {
  const shares: number[] = [];
  let end = 0;
  for (const one of [...events].sort((a, b) => (a.ts ?? 0) - (b.ts ?? 0))) {
    if (isDispatch(one)) {
      end = (one.ts ?? 0) + (one.dur ?? 0);
      if (one.args?.data?.type === 'keydown') shares.push(0);
    }
    const isOurs = one.name === 'FunctionCall' && one.args?.data?.url?.startsWith('chrome-extension:');
    if (isOurs && (one.ts ?? 0) <= end) shares.push((shares.pop() ?? 0) + milliseconds(one));
  }
  return shares;
}

/** In milliseconds of the thread of the page in which keys are pressed. */
export interface ThreadTimes {
  /** Each task, the longest first. */
  tasks: number[];
  /** What extensions' listeners take of each key. */
  keys: number[];
}

export async function threadTimes({ cdp }: Chromium, work: () => Promise<void>): Promise<ThreadTimes> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) =>
    events.push(...value.flatMap((one) => event.safeParse(one).data ?? []));
  cdp.on('Tracing.dataCollected', collect);
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await cdp.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  await work();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const [thread] = events.filter(isDispatch).map(place);
  if (thread === undefined) throw new Error('No key was pressed');
  const own = events.filter((one) => place(one) === thread);
  const tasks = own.filter(({ name }) => name === 'RunTask').map(milliseconds);
  return { tasks: tasks.sort((one, other) => other - one), keys: ownShares(own) };
}
