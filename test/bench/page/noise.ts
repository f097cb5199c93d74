const WORK = 200;

/** How many times as long as its own work a busy thread takes here: 1 on a quiet machine, 2 where it gets half of one. */
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
