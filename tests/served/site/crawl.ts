import type { ServedShop } from '../served-shop.ts';
import { readPage, type PageLink, type ReadPage } from './read-page.ts';

/** A page of the shop with its address, and the page that linked to it first. */
export type CrawledPage = ReadPage & { address: string; status: number; html: string; from: string };

export type SiteLink = PageLink & { from: string };

export type Crawl = {
  pages: Map<string, CrawledPage>;
  /** Links to other sites, phones and e-mails. */
  outward: SiteLink[];
  /** Links with `#`: the page and the anchor that they lead to. */
  anchors: { from: string; page: string; id: string }[];
};

/** Listings have a link for each of many filters; this number is followed for each path. */
const QUERIES_OF_A_PATH = 4;
/** Stone pages differ only in their numbers, and there are thousands. */
const STONES = 40;
const STONE = /^\/catalog\/diamonds\/[^/?]+\/[^?]*$/;
const AT_ONCE = 8;

/** Follows every link from the start addresses, as a visitor without JavaScript. */
export async function crawl(shop: ServedShop, starts: readonly string[]): Promise<Crawl> {
  const pages: Crawl['pages'] = new Map();
  const outward: SiteLink[] = [];
  const anchors: Crawl['anchors'] = [];
  const seen = new Set<string>();
  const queries = new Map<string, number>();
  let stones = 0;
  let queue: { address: string; from: string }[] = [];

  const follow = (address: string, from: string): void => {
    if (seen.has(address)) return;
    seen.add(address);
    const [path = '', query] = address.split('?');
    if (STONE.test(path) && (stones += 1) > STONES) return;
    if (query !== undefined) {
      const count = (queries.get(path) ?? 0) + 1;
      queries.set(path, count);
      if (count > QUERIES_OF_A_PATH) return;
    }
    queue.push({ address, from });
  };

  const visit = async ({ address, from }: { address: string; from: string }): Promise<void> => {
    const { status, text, headers } = await shop.get(address);
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    const page = { ...readPage(isPage ? text : ''), address, status, from, html: isPage ? text : '' };
    pages.set(address, page);
    for (const link of page.links) {
      if (!/^[/?#]/.test(link.href) || link.href.startsWith('//')) {
        outward.push({ ...link, from: address });
        continue;
      }
      const { pathname, search, hash } = new URL(link.href, `http://shop${address}`);
      if (hash !== '')
        anchors.push({ from: address, page: pathname + search, id: decodeURIComponent(hash.slice(1)) });
      follow(pathname + search, address);
    }
  };

  for (const start of starts) follow(start, 'start');
  while (queue.length > 0) {
    const wave = queue;
    queue = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = wave.shift(); next !== undefined; next = wave.shift()) await visit(next);
      }),
    );
  }
  return { pages, outward, anchors };
}
