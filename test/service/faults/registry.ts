import type { Fault } from './fault.ts';

interface ActiveFault {
  fault: Fault;
  seen: number;
  used: number;
}

export interface Chosen {
  latencyMs: number;
  fault: Fault | null;
}

/** The active faults. The first match is applied; latencies are added to it. */
export class FaultRegistry {
  #standing: ActiveFault[] = [];

  add(fault: Fault): void {
    this.#standing.push({ fault, seen: 0, used: 0 });
  }

  clear(): void {
    this.#standing = [];
  }

  list(): Fault[] {
    return this.#standing.map(({ fault }) => fault);
  }

  choose(method: string, url: string): Chosen {
    const chosen: Chosen = { latencyMs: 0, fault: null };
    for (const standing of this.#standing) {
      const { fault } = standing;
      if (fault.kind !== 'latency' && chosen.fault) continue;
      if (!matches(fault, method, url)) continue;
      standing.seen += 1;
      const nth = fault.match?.nth;
      if (nth !== undefined && standing.seen !== nth) continue;
      if (fault.times !== undefined && standing.used >= fault.times) continue;
      standing.used += 1;
      if (fault.kind === 'latency') chosen.latencyMs += fault.ms;
      else chosen.fault = fault;
    }
    return chosen;
  }
}

function matches({ match }: Fault, method: string, url: string): boolean {
  if (!match) return true;
  if (match.method !== undefined && match.method.toUpperCase() !== method) return false;
  if (match.path === undefined) return true;
  return match.path.startsWith('/') ? url.startsWith(match.path) : new RegExp(match.path).test(url);
}
