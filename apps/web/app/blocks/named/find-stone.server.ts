import { getStone, type StonePage } from '@yahont/contracts/stones/stone-page.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';

/**
 * The stone of an address, also a sold one. A code that the contract does not accept cannot exist, so the API is not
 * called.
 * @throws the page's 404
 */
export async function findStone(api: CallApi, code: string, path: string): Promise<StonePage> {
  const params = { code };
  if (getStone.params?.safeParse(params).success !== true) throw pageNotFound(path);
  return or404(api(getStone, { params }), path);
}
