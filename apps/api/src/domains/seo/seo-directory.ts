import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';
import type { SeoPage } from '@yahont/contracts/seo/seo.ts';
import type { Db } from '#src/platform/database/database.ts';
import { addressKeys } from './address-keys.ts';
import { seoPages } from './seo.tables.ts';

/** What editors set for addresses, in memory: nearly every page needs it. */
export type SeoDirectory = {
  /** Data set for an address with its query, otherwise for its path, otherwise empty. */
  find: (address: string) => SeoPage;
  /** Whether data is set for an address with exactly this query; such an address is a page of its own. */
  hasQuery: (address: string) => boolean;
  reload: () => Promise<void>;
};

export async function loadSeoDirectory(db: Db): Promise<SeoDirectory> {
  let byAddress = new Map<string, SeoPage>();
  const reload = async (): Promise<void> => {
    const rows = await db.select().from(seoPages);
    byAddress = new Map(rows.map(({ address, ...page }) => [address, page]));
  };
  await reload();
  return {
    find: (address) => {
      const { exact, path } = addressKeys(address);
      return byAddress.get(exact) ?? byAddress.get(path) ?? NO_SEO;
    },
    hasQuery: (address) => {
      const { exact, path } = addressKeys(address);
      return exact !== path && byAddress.has(exact);
    },
    reload,
  };
}
