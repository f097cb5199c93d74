/** For work that nobody waits for; what fails is tried again at the next occasion. */
export function quietly(work: Promise<unknown>): void {
  work.catch(() => {});
}
