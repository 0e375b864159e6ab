import { sharedListPage } from '@yahont/contracts/lists/list-terms.ts';
import { getList, listLists, type FavouriteList, type ListBrief } from '@yahont/contracts/lists/lists.ts';
import { redirect } from 'react-router';
import { changeLists, type ListResult } from '#app/features/lists/list-action.server.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { loadFavourites, type FavouriteThings } from './load-favourites.server.ts';

export type OwnFavourites = FavouriteThings & {
  /** Null in a shop without lists. */
  lists: ListBrief[] | null;
  /** The list that is open. */
  list: FavouriteList | null;
  sharedUrl: string | null;
};

/** Favourites of the visitor with their lists; `?list=7` opens one, and is a 404 for one that is not theirs. */
export async function loadOwnFavourites(page: VisitorPage, url: URL): Promise<OwnFavourites> {
  if (!page.has('lists'))
    return { ...(await loadFavourites(page.api)), lists: null, list: null, sharedUrl: null };
  const [things, { items: lists }] = await Promise.all([loadFavourites(page.api), page.api(listLists)]);
  const asked = url.searchParams.get('list');
  const id = Number(asked);
  if (asked === null) return { ...things, lists, list: null, sharedUrl: null };
  if (!lists.some((one) => one.id === id)) throw pageNotFound(url.pathname);
  const list = await or404(page.api(getList, { params: { id } }), url.pathname);
  const sharedUrl = list.shareToken === null ? null : url.origin + sharedListPage(list.shareToken);
  return { ...things, lists, list, sharedUrl };
}

/** Carries out a form of the page. A list that was made opens, and after one that was removed all favourites do. */
export async function changeOwnFavourites(
  { api, has }: VisitorPage,
  request: Request,
  { base, url }: { base: string; url: URL },
): Promise<ListResult> {
  if (!has('lists')) throw pageNotFound(url.pathname);
  const result = await changeLists(api, await request.formData());
  if (result.ok && result.openId !== undefined)
    throw redirect(result.openId === null ? base : `${base}?list=${result.openId}`, 303);
  return result;
}
