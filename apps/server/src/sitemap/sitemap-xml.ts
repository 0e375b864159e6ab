import type { SitemapItem, SitemapKind } from '@yahont/contracts/seo/sitemap.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

type File = { kind: SitemapKind; page: number; changedAt: string | null };

/** The sitemap index, which robots.txt names. */
export function sitemapIndexXml(files: readonly File[], origin: string): string {
  const rows = files.map(({ kind, page, changedAt }) =>
    element('sitemap', location(`${origin}/sitemap-${kind}-${page}.xml`) + lastmod(changedAt)),
  );
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${rows.join('\n')}\n</sitemapindex>\n`;
}

/** One sitemap file: addresses with their pictures. */
export function sitemapXml(items: readonly SitemapItem[], origin: string): string {
  const rows = items.map(({ path, changedAt, pictures }) => {
    const images = pictures.map((hash) =>
      element('image:image', element('image:loc', escapeXml(`${origin}/pictures/${hash}/1000.jpeg`))),
    );
    return element('url', location(origin + encodeURI(path)) + lastmod(changedAt) + images.join(''));
  });
  return `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGES}">\n${rows.join('\n')}\n</urlset>\n`;
}

function location(address: string): string {
  return element('loc', escapeXml(address));
}

function lastmod(changedAt: string | null): string {
  return changedAt === null ? '' : element('lastmod', changedAt);
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
