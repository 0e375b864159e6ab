import type { CrawledPage } from './crawl.ts';

/** Addresses of pages that the same components render. Every other page is a kind of its own. */
const KINDS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'stone', pattern: /^\/catalog\/diamonds\/[^/?]+\/$/ },
  { name: 'setting of a stone', pattern: /^\/catalog\/diamonds\/[^/?]+\/selection\/$/ },
  { name: 'visit to see a stone', pattern: /^\/catalog\/diamonds\/[^/?]+\/showing\/$/ },
  { name: 'filtered stones', pattern: /^\/catalog\/diamonds\/\?/ },
  { name: 'stones', pattern: /^\/catalog\/diamonds\/$/ },
  { name: 'filtered listing', pattern: /^\/catalog\/.*\?/ },
  { name: 'piece of news', pattern: /^\/news\/[^/?]+\/$/ },
  { name: 'vacancy', pattern: /^\/vacancies\/[^/?]+\/$/ },
  { name: 'action', pattern: /^\/actions\/[^/?]+\/$/ },
  { name: 'section of the guide', pattern: /^\/guide\/[^/?]+\/$/ },
  { name: 'article of the guide', pattern: /^\/guide\/[^/?]+\/[^?]+\/$/ },
  { name: 'stores of a city', pattern: /^\/stores\/[^/?]+\/$/ },
  { name: 'store', pattern: /^\/stores\/[^/?]+\/[^/?]+\/$/ },
  { name: 'visit to see a product', pattern: /^\/showing\/\?/ },
];

/** Pages that differ in their components: the first of each kind, and every page without a kind. */
export function onePageOfEachKind(pages: Iterable<CrawledPage>): CrawledPage[] {
  const found = new Map<string, CrawledPage>();
  for (const page of pages) {
    const kind = kindOf(page);
    if (page.html !== '' && !found.has(kind)) found.set(kind, page);
  }
  return [...found.values()];
}

function kindOf({ address, html }: CrawledPage): string {
  const named = KINDS.find(({ pattern }) => pattern.test(address));
  if (named !== undefined) return named.name;
  if (!address.startsWith('/catalog/')) return address;
  return html.includes('"@type":"Product"') ? 'product' : 'section';
}
