import { sharedListPage } from '@yahont/contracts/lists/list-terms.ts';
import { getList, listLists, type FavouriteList, type ListBrief } from '@yahont/contracts/lists/lists.ts';
import { listClosePeople } from '@yahont/contracts/close-people/close-people.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { nextYearlyDay } from '@yahont/values/dates/yearly-day.ts';
import { redirect } from 'react-router';
import { changeLists, type ListResult } from '#app/features/lists/list-action.server.ts';
import { typedDay } from '#app/features/lists/list-values.ts';
import { listNameOf } from '#app/features/close-people/person-values.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { loadFavourites, type FavouriteThings } from './load-favourites.server.ts';

export type OwnFavourites = FavouriteThings & {
  /** Null in a shop without lists. */
  lists: ListBrief[] | null;
  /** The list that is open. */
  list: FavouriteList | null;
  sharedUrl: string | null;
  /** What the form of a new list begins with, when it is gathered for a close person. */
  start: { name: string; day: string } | null;
};

/** Favourites of the visitor with their lists; `?list=7` opens one, and is a 404 for one that is not theirs. */
export async function loadOwnFavourites(page: VisitorPage, url: URL): Promise<OwnFavourites> {
  if (!page.has('lists'))
    return { ...(await loadFavourites(page.api)), lists: null, list: null, sharedUrl: null, start: null };
  const [things, { items: lists }] = await Promise.all([loadFavourites(page.api), page.api(listLists)]);
  const asked = url.searchParams.get('list');
  const id = Number(asked);
  if (asked === null)
    return { ...things, lists, list: null, sharedUrl: null, start: await startOfList(page, url) };
  if (!lists.some((one) => one.id === id)) throw pageNotFound(url.pathname);
  const list = await or404(page.api(getList, { params: { id } }), url.pathname);
  const sharedUrl = list.shareToken === null ? null : url.origin + sharedListPage(list.shareToken);
  return { ...things, lists, list, sharedUrl, start: null };
}

/** `?for=7` of the page of close people. The person is named by number: an address is written into logs. */
async function startOfList(page: VisitorPage, url: URL): Promise<OwnFavourites['start']> {
  const asked = url.searchParams.get('for');
  if (asked === null || !page.isSignedIn || !page.has('close-people')) return null;
  const { items } = await page.api(listClosePeople);
  const person = items.find(({ id }) => String(id) === asked);
  if (person === undefined) return null;
  const { day } = person;
  const today = cityDate(new Date(), page.city.timezone);
  return { name: listNameOf(person), day: day === null ? '' : typedDay(nextYearlyDay(day, today)) };
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
