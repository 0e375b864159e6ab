import { hintAtList, makeList, markGift } from '@yahont/contracts/lists/lists.ts';
import type { TestApi, TestHeaders } from '../api.ts';
import { makeSharedList } from '../lists.ts';
import { makeFuser } from '../visitors.ts';

/** A list of the person, a mark in a list of somebody else, and a hint from there. */
export async function leaveListTraces(
  api: TestApi,
  { productId, headers }: { productId: number; headers: TestHeaders },
  words: { listName: string; email: string },
): Promise<void> {
  (await api.call(makeList, { headers, body: { name: words.listName, day: null } })).answer();
  const other = await makeFuser(api);
  const { id, token } = await makeSharedList(api, other, [productId]);
  (await api.call(markGift, { headers, params: { token, id: productId } })).answer();
  const body = { email: words.email, token: '' };
  (await api.call(hintAtList, { headers: other, params: { id }, body })).answer();
}
