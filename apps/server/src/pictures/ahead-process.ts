/**
 * A separate process that generates the usual sizes of the demo's pictures in advance. Started by `ahead.ts`
 * with the data folder; ends when all are generated, or with the shop.
 */
import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { claimOf } from './made-file.ts';
import { makeSizes } from './make-sizes.ts';
import { originals, pictureCacheFolder } from './originals.ts';

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

const options = {
  store: originals(dataFolder, demoOriginals()),
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
