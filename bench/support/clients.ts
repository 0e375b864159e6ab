import { performance } from 'node:perf_hooks';

export type Rate = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of this process per job, which is meaningful even on a busy machine. */
  cpuMs: number;
};

/** Lets `clients` run `work` in parallel, each on its own share of `jobs`, without pauses. */
export async function rateOf<Job>(
  jobs: readonly Job[],
  { clients, work }: { clients: number; work: (job: Job) => Promise<void> },
): Promise<Rate> {
  const times: number[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      const start = performance.now();
      await work(job);
      times.push(performance.now() - start);
    }
  };
  const cpu = process.cpuUsage();
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    perSecond: Math.round(times.length / seconds),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuMs: (user + system) / 1000 / times.length,
  };
}
