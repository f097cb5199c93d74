export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What `work` resolves with; null if it takes too long or fails, which is reported. */
export async function inTime<T>(work: Promise<T>, limit: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  const done = work.catch((error: unknown) => {
    console.error(error);
    return null;
  });
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

export async function soon<T>(
  read: () => Promise<T>,
  is: (value: T) => boolean,
  patience = 15_000,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const value = await read();
    if (is(value) || Date.now() > deadline) return value;
    await wait(200);
  }
}
