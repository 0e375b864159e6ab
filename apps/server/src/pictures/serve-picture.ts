import type { ServerResponse } from 'node:http';
import { EMBEDDABLE } from '#src/http/headers/security-headers.ts';
import type { PictureAddress } from './picture-address.ts';
import type { Pictures } from './pictures.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Sends a picture; false when it does not exist. */
export async function servePicture(
  pictures: Pictures,
  address: PictureAddress,
  {
    outgoing,
    isHead,
    headers,
  }: { outgoing: ServerResponse; isHead: boolean; headers: Record<string, string> },
): Promise<boolean> {
  const bytes = await pictures.get(address);
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
