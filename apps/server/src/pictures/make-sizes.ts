import { claim, giveBack, isMade, keepMade, madeFile } from './made-file.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureStore } from './picture-store.ts';
import { resize } from './resize.ts';
import type { SharedSizes } from './shared-sizes.ts';

type Options = {
  store: PictureStore;
  cacheFolder: string;
  /** Sizes that other machines made; null, as by default: there is no other machine. */
  shared?: SharedSizes | null;
  /** Called with a file that is being generated, and with null when it is done. */
  onFile?: (file: string | null) => void;
  make?: typeof resize;
};

/**
 * Generates the missing sizes one after the other, except those that another process is generating.
 * @returns the number of generated sizes
 */
export async function makeSizes(
  addresses: readonly PictureAddress[],
  { store, cacheFolder, shared = null, onFile = () => undefined, make = resize }: Options,
): Promise<number> {
  let count = 0;
  for (const address of addresses) {
    const file = madeFile(cacheFolder, address);
    if ((await isMade(file)) || !(await claim(file))) continue;
    onFile(file);
    try {
      // It may have been finished between the check and the claim.
      if (await isMade(file)) continue;
      const ofOthers = await shared?.get(address);
      if (ofOthers) {
        await keepMade(file, ofOthers);
        continue;
      }
      const original = await store.read(address.hash);
      if (original === null) continue;
      const made = await make(original, address);
      await keepMade(file, made);
      shared?.put(address, made);
      await shared?.settled();
      count += 1;
    } finally {
      await giveBack(file);
      onFile(null);
    }
  }
  return count;
}
