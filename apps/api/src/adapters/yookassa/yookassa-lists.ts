import type { z } from 'zod';
import { callYookassa } from './yookassa-client.ts';
import type { YookassaSettings } from './yookassa-settings.ts';
import { yookassaPage } from './yookassa-wire.ts';

const PAGE = 100;
/** More pages than a day of the shop has; a provider that repeats its cursor must not loop for ever. */
const MAX_PAGES = 1000;

type List<S extends z.ZodType> = { path: string; query: Readonly<Record<string, string>>; item: S };

/** Every item of a list of YooKassa, page by page. */
export async function listYookassa<S extends z.ZodType>(
  settings: YookassaSettings,
  { path, query, item }: List<S>,
): Promise<z.output<S>[]> {
  const found: z.output<S>[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const search = new URLSearchParams({ ...query, limit: String(PAGE), ...(cursor ? { cursor } : {}) });
    const { items, next_cursor: next } = await callYookassa(settings, {
      method: 'GET',
      path: `${path}?${search.toString()}`,
      answer: yookassaPage(item),
    });
    found.push(...items);
    if (next === undefined) return found;
    cursor = next;
  }
  throw new Error(`YooKassa has more than ${MAX_PAGES} pages of ${path}`);
}
