import { SELECTION_KEYS } from '@yahont/contracts/stones/selection-keys.ts';
import {
  getStoneSelection,
  SelectionQuery,
  type StoneSelection,
} from '@yahont/contracts/stones/stone-selection.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';

/**
 * The choice of a setting for the stone of an address. A code that the contract does not accept cannot exist, so the API is
 * not called; filters that it does not know are left out.
 * @throws the page's 404
 */
export async function findSelection(api: CallApi, code: string, url: URL): Promise<StoneSelection> {
  const params = { code };
  if (getStoneSelection.params?.safeParse(params).success !== true) throw pageNotFound(url.pathname);
  const asked = SELECTION_KEYS.map((key) => [key, url.searchParams.get(key)] as const);
  const query = SelectionQuery.parse(Object.fromEntries(asked.filter(([, value]) => value !== null)));
  return or404(api(getStoneSelection, { params, query }), url.pathname);
}
