import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { weekdayOf } from '@yahont/values/dates/iso-date.ts';

/** Readers of feeds fetch often, so only the latest pieces are in it. */
const LATEST = 30;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

type Feed = { items: readonly ArticleCard[]; origin: string };

/** News as RSS 2.0, newest first. */
export function newsRss({ items, origin }: Feed): string {
  const latest = items.slice(0, LATEST);
  const [newest] = latest;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Новости ювелирного дома «Яхонт»</title>
<link>${origin}/news/</link>
<description>Новые украшения и камни, мастерская, салоны и услуги</description>
<language>ru</language>
<ttl>60</ttl>
${newest === undefined ? '' : `<lastBuildDate>${rfc822(newest.publishedOn)}</lastBuildDate>\n`}<atom:link href="${origin}/news/rss.xml" rel="self" type="application/rss+xml"/>
${latest.map((card) => itemOf(card, origin)).join('\n')}
</channel>
</rss>
`;
}

function itemOf({ h1, lead, url, publishedOn, picture }: ArticleCard, origin: string): string {
  const address = escapeXml(origin + url);
  // The length of the file is unknown before it is made; the rules of the format then ask for 0.
  const enclosure =
    picture === null
      ? ''
      : `<enclosure url="${origin}/pictures/${picture.hash}/1000.jpeg" length="0" type="image/jpeg"/>`;
  return `<item>
<title>${escapeXml(h1)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${rfc822(publishedOn)}</pubDate>
<description>${escapeXml(lead)}</description>
${enclosure}</item>`;
}

/** `2026-11-20` → `Fri, 20 Nov 2026 00:00:00 +0300`: a piece appears at the midnight of Moscow. */
export function rfc822(day: string): string {
  const [year, month, date] = day.split('-');
  return `${DAYS[weekdayOf(day)]}, ${date} ${MONTHS[Number(month) - 1]} ${year} 00:00:00 +0300`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML forbids are dropped. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
