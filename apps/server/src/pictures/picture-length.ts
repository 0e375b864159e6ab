import { PicturesAway } from './patience.ts';
import { maskedPath } from '@yahont/values/text/masked-path.ts';
import { parsePictureAddress } from './picture-address.ts';
import type { Pictures } from './pictures.ts';

type Log = { error: (fields: object, message: string) => void };

/**
 * Length in bytes of pictures by path, `/pictures/{hash}/1000.jpeg`; null for a path without a picture. A
 * picture that cannot be generated is logged and returns null: a page must not fail because of it.
 */
export function measureWith(
  pictures: Pick<Pictures, 'lengthOf'>,
  log: Log,
): (path: string) => Promise<number | null> {
  return async (path) => {
    const address = parsePictureAddress(path);
    if (address === null) return null;
    try {
      return await pictures.lengthOf(address);
    } catch (err) {
      // Logged where the storage is asked.
      if (!(err instanceof PicturesAway))
        log.error({ err, path: maskedPath(path) }, 'a picture cannot be measured');
      return null;
    }
  };
}
