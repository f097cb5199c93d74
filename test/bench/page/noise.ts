const WORK = 200;

/** Wall time of a busy thread divided by its CPU time: 1 on a quiet machine, 2 if it gets half a core. */
export function disturbance(): number {
  const cpu = process.threadCpuUsage();
  const start = performance.now();
  let spent = 0;
  while (spent < WORK) {
    const { user, system } = process.threadCpuUsage(cpu);
    spent = (user + system) / 1_000;
  }
  return (performance.now() - start) / spent;
}
