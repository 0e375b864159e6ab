/** SPEC 9.4: at most about this many chunks are preloaded at a time. */
const MAX = 4;

/** Preloads a file once, waiting for its turn. */
export type ChunkQueue = (address: string) => Promise<void>;

/** `load` fetches one file. Later requests for the same file get the same promise. */
export function createChunkQueue(load: (address: string) => Promise<void>, most = MAX): ChunkQueue {
  const asked = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function loadInTurn(address: string): Promise<void> {
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      await load(address);
    } finally {
      const next = waiting.shift();
      // The slot is passed on directly, so that no later request can take it.
      if (next) next();
      else running -= 1;
    }
  }

  return (address) => {
    const before = asked.get(address);
    if (before) return before;
    const loading = loadInTurn(address);
    asked.set(address, loading);
    return loading;
  };
}
