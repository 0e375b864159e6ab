/** Every list and record of runs. */
export const RUNS_KEY = ['runs'] as const;

export const RUN_LIST_KEY = [...RUNS_KEY, 'list'] as const;

export const runKey = (id: number) => [...RUNS_KEY, 'one', id] as const;
