/**
 * A separate process that generates the usual sizes of the demo's pictures in advance. Started by `ahead.ts`
 * with the data folder, and sent where files are stored; ends when all are generated, or with the shop.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { FileSettings } from '@yahont/api/compose.ts';
import { claimOf } from './made-file.ts';
import { makeSizes } from './make-sizes.ts';
import { pictureCacheFolder, pictureSources } from './originals.ts';

const { demoOriginals, usualSizes } = await import('#src/demo/demo.ts');

const [dataFolder] = process.argv.slice(2);
if (dataFolder === undefined || process.send === undefined) throw new Error('started by the shop alone');

let unfinished: string | null = null;
for (const event of ['disconnect', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(event, () => {
    if (unfinished !== null) rmSync(claimOf(unfinished), { force: true });
    process.exit(0);
  });
}

const { files, log } = await openStorage();
const options = {
  ...pictureSources({ dataFolder, files, ofDemo: demoOriginals() }, log),
  cacheFolder: pictureCacheFolder(dataFolder),
  onFile: (file: string | null) => {
    unfinished = file;
  },
};
const { first, rest } = await usualSizes();
await makeSizes(first, options);
process.send('first');
// The shop waited for the first ones. It is open now, so everything else has priority.
setPriority(constants.priority.PRIORITY_LOW);
const count = await makeSizes([...first, ...rest], options);
process.send(count, undefined, undefined, () => process.exit(0));

/** The API's modules take a second to load, so they are loaded only for a storage that machines share. */
async function openStorage() {
  const [settings]: FileSettings[] = await once(process, 'message');
  if (settings?.kind !== 's3') return { files: null, log: console };
  const { createLog, openFiles } = await import('@yahont/api/compose.ts');
  return { files: await openFiles(settings), log: createLog('warn') };
}
