import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { listPublishedField } from '#src/domains/ground/documents/index.ts';
import { findRedirectLoop } from './redirect-loop.ts';

/** Published redirects: the target by the key of the address. */
export async function readRedirects(tx: Db): Promise<Map<string, string>> {
  return new Map(
    (await listPublishedField(tx, 'seo', 'redirectTo')).map(({ address, value }) => [address, value]),
  );
}

/** Throws `redirect-loop` when the published redirects of this shop form a loop. */
export async function refuseLoops(tx: Db): Promise<void> {
  const loop = findRedirectLoop(await readRedirects(tx));
  if (loop !== null)
    throw new AppError('invalid', 'redirect-loop', { context: { addresses: loop.join(' → ') } });
}
