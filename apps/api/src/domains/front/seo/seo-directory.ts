import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';
import { SeoPage } from '@yahont/contracts/seo/seo.ts';
import type { Context } from '#src/platform/context.ts';
import { listPublished } from '#src/domains/ground/documents/index.ts';
import { addressKeys } from './address-keys.ts';

/** Editors' SEO data for addresses, in memory, because nearly every page needs it. */
export type SeoDirectory = {
  /** Data set for an address with its query, otherwise for its path, otherwise empty. */
  find: (address: string) => SeoPage;
  /** Whether data is set for an address with exactly this query; such an address is a page of its own. */
  hasQuery: (address: string) => boolean;
  /** Whether data is set for this path with any query. */
  hasQueries: (path: string) => boolean;
  /** Whether data is set for the path of an address. */
  has: (address: string) => boolean;
  reload: () => Promise<void>;
};

export async function loadSeoDirectory(ctx: Pick<Context, 'db' | 'log'>): Promise<SeoDirectory> {
  let byAddress = new Map<string, SeoPage>();
  let withQueries: ReadonlySet<string> = new Set();
  const reload = async (): Promise<void> => {
    const rows = await listPublished(ctx, 'seo', SeoPage);
    byAddress = new Map(rows.map(({ address, body }) => [address, body]));
    withQueries = new Set(
      rows.filter(({ address }) => address.includes('?')).map(({ address }) => addressKeys(address).path),
    );
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
    hasQueries: (path) => withQueries.has(addressKeys(path).path),
    has: (address) => byAddress.has(addressKeys(address).path),
    reload,
  };
}
