import type { FoundFile } from './index-folder.ts';

const WORKER = '/service-worker.js';
const REMOVER = '/service-worker-off.js';

/** The files of a shop without an offline page: the worker is replaced by one that removes it from browsers. */
export function withoutWorker(files: ReadonlyMap<string, FoundFile>): Map<string, FoundFile> {
  const remover = files.get(REMOVER);
  return new Map(
    [...files].flatMap(([address, file]) => {
      if (address !== WORKER) return [[address, file]];
      return remover === undefined ? [] : [[WORKER, remover]];
    }),
  );
}
