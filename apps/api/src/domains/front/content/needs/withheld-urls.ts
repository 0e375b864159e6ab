import { Need } from '@yahont/contracts/content/needs.ts';
import type { Db } from '#src/platform/database/database.ts';
import { listPublishedField } from '#src/domains/ground/documents/index.ts';
import type { ShopOffers } from './fulfilled.ts';

const URLS = {
  page: (address: string) => address,
  news: (address: string) => `/news/${address}/`,
  action: (address: string) => `/actions/${address}/`,
  guide: (address: string) => `/guide/${address}/`,
} as const;
const KINDS = ['page', 'news', 'action', 'guide'] as const;

/** Addresses of pages and articles that require missing features: they are not linked. */
export async function withheldUrls(db: Db, offers: ShopOffers): Promise<ReadonlySet<string>> {
  if (Need.options.every((need) => offers.has(need))) return new Set();
  const found = await Promise.all(
    KINDS.map(async (kind) =>
      (await listPublishedField(db, kind, 'needs')).flatMap(({ address, value }) => {
        const need = Need.safeParse(value);
        return need.success && offers.has(need.data) ? [] : [URLS[kind](address)];
      }),
    ),
  );
  return new Set(found.flat());
}
