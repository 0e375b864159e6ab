import { pageNotFound } from './or-404.server.ts';

/** Ids are kept as four-byte integers. */
const ID_MAX = 2_147_483_647;

/**
 * The id that an address names.
 * @throws the page's 404 for anything that cannot be one
 */
export function idParam(text: string, path: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id === 0 || id > ID_MAX) throw pageNotFound(path);
  return id;
}
