import type { ServerResponse } from 'node:http';
import { PicturesAway } from './patience.ts';
import { EMBEDDABLE } from '#src/http/headers/security-headers.ts';
import type { PictureAddress } from './picture-address.ts';
import type { Pictures } from './pictures.ts';

/** Seconds after which a browser may retry while the storage of originals is away. */
const AWAY_SECONDS = '10';
const YEAR = 'public, max-age=31536000, immutable';

/** Sends a picture; false when it does not exist. */
export async function servePicture(
  pictures: Pictures,
  address: PictureAddress,
  {
    outgoing,
    isHead,
    headers,
    take,
  }: {
    outgoing: ServerResponse;
    isHead: boolean;
    headers: Record<string, string>;
    /** Counts a request for a picture that is not made yet. @throws Overload */
    take: () => void;
  },
): Promise<boolean> {
  const bytes = await pictures.get(address, take).catch((error: unknown) => {
    if (error instanceof PicturesAway) return 'away';
    throw error;
  });
  if (bytes === 'away') {
    // Logged where the storage is asked.
    const facts = { 'retry-after': AWAY_SECONDS, 'cache-control': 'no-store', 'content-length': 0 };
    outgoing.writeHead(503, { ...headers, ...facts }).end();
    return true;
  }
  if (!bytes) return false;
  outgoing.writeHead(200, {
    ...headers,
    ...EMBEDDABLE,
    'cache-control': YEAR,
    'content-type': `image/${address.format}`,
    'content-length': bytes.length,
  });
  outgoing.end(isHead ? undefined : bytes);
  return true;
}
