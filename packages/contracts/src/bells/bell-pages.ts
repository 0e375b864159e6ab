/* No zod here: browsers load this file. */

/** The list of the account. */
export const OWN_BELLS_PAGE = '/personal/bells/';

/** The page behind a link. */
export function bellPage(link: string): string {
  return `/bell/${link}/`;
}
