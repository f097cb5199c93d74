export interface Failed<Item> {
  item: Item;
  cause: unknown;
}

/**
 * Does something with each item, one after another. What throws or takes longer than `limit` fails alone: the others go
 * on in a tool that is opened again, because the old one may hang. Returns what failed.
 */
export async function eachWithin<Item, Tool extends { close(): Promise<void> }>(
  limit: number,
  items: readonly Item[],
  open: () => Promise<Tool>,
  act: (tool: Tool, item: Item) => Promise<void>,
): Promise<Failed<Item>[]> {
  const failed: Failed<Item>[] = [];
  let tool: Tool | null = null;
  for (const item of items) {
    tool ??= await open();
    try {
      await within(limit, act(tool, item));
    } catch (cause) {
      failed.push({ item, cause });
      // What hangs may not close either.
      await within(limit, tool.close()).catch(() => {});
      tool = null;
    }
  }
  await tool?.close();
  return failed;
}

async function within(limit: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limit} ms`)), limit);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
