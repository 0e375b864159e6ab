import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { weekdayOf } from '@yahont/values/dates/iso-date.ts';

/** Feed readers fetch often, so the feed has only the latest articles. */
const LATEST = 30;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Bytes of the picture at a path of the shop; null when there is none. */
type LengthOf = (path: string) => Promise<number | null>;
type Feed = { items: readonly ArticleCard[]; origin: string; lengthOf: LengthOf };

/** News as RSS 2.0, newest first. */
export async function newsRss({ items, origin, lengthOf }: Feed): Promise<string> {
  const latest = items.slice(0, LATEST);
  const written = await Promise.all(latest.map((card) => itemOf(card, origin, lengthOf)));
  const lastChange = latest
    .map(({ changedOn }) => changedOn)
    .toSorted()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Новости ювелирного дома «Яхонт»</title>
<link>${origin}/news/</link>
<description>Новые украшения и камни, мастерская, салоны и услуги</description>
<language>ru</language>
<ttl>60</ttl>
${lastChange === undefined ? '' : `<lastBuildDate>${rfc822(lastChange)}</lastBuildDate>\n`}<atom:link href="${origin}/news/rss.xml" rel="self" type="application/rss+xml"/>
${written.join('\n')}
</channel>
</rss>
`;
}

async function itemOf(
  { h1, lead, url, publishedOn, changedOn, picture }: ArticleCard,
  origin: string,
  lengthOf: LengthOf,
): Promise<string> {
  const address = escapeXml(origin + url);
  const enclosure = picture === null ? '' : await enclosureOf(picture.hash, origin, lengthOf);
  return `<item>
<title>${escapeXml(h1)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${rfc822(publishedOn)}</pubDate>
<atom:updated>${changedOn}T00:00:00+03:00</atom:updated>
<description>${escapeXml(lead)}</description>
${enclosure}</item>`;
}

/** The picture of an article; empty when its file is missing, because a feed reader would fail on it. */
async function enclosureOf(hash: string, origin: string, lengthOf: LengthOf): Promise<string> {
  const path = `/pictures/${hash}/1000.jpeg`;
  const length = await lengthOf(path);
  return length === null ? '' : `<enclosure url="${origin}${path}" length="${length}" type="image/jpeg"/>`;
}

/** `2026-11-20` → `Fri, 20 Nov 2026 00:00:00 +0300`: an article is published at midnight in Moscow. */
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
