import { makeList, putIntoList, shareList } from '@yahont/contracts/lists/lists.ts';
import type { TestApi, TestHeaders } from './api.ts';

/** A list of the caller with these products, shared by a link. */
export async function makeSharedList(
  api: TestApi,
  headers: TestHeaders,
  productIds: readonly number[],
): Promise<{ id: number; token: string }> {
  const body = { name: 'Маме на юбилей', day: null };
  const { id } = (await api.call(makeList, { headers, body })).answer();
  for (const productId of productIds)
    (await api.call(putIntoList, { headers, params: { id, productId } })).answer();
  const { shareToken } = (await api.call(shareList, { headers, params: { id } })).answer();
  if (shareToken === null) throw new Error('a shared list without a link');
  return { id, token: shareToken };
}
