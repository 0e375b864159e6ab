import { pageNotFound } from './or-404.server.ts';

/** Ids are four-byte integers in the database. */
const ID_MAX = 2_147_483_647;

/**
 * The id in an address.
 * @throws the page's 404 for anything that cannot be an id
 */
export function idParam(text: string, path: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id === 0 || id > ID_MAX) throw pageNotFound(path);
  return id;
}
