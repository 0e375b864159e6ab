import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { formatRoubles, roubles } from '@yahont/values/money.ts';
import { sectionUrl } from '../addresses.ts';
import type { SectionNode } from '../records/section-tree.ts';

const WHOLE_CATALOGUE = {
  path: '',
  name: 'Каталог',
  h1: 'Каталог украшений',
  lead: 'Кольца, серьги, подвески, цепи и браслеты из золота, платины и серебра: с бриллиантами, цветными камнями и без вставок.',
  seoText: '',
};

const PRODUCTS = ['украшение', 'украшения', 'украшений'] as const;

/** Headings and texts of a section; `minPrice` in whole roubles. */
export function sectionTexts(
  section: SectionNode | null,
  facts: { total: number; minPrice: number },
): Listing['section'] {
  const { path, name, h1, lead, seoText } = section ?? WHOLE_CATALOGUE;
  const heading = h1 === '' ? name : h1;
  const from = facts.total > 0 ? ` от ${formatRoubles(roubles(facts.minPrice))}` : '';
  return {
    path,
    url: sectionUrl(path),
    name,
    h1: heading,
    lead: nbsp(lead),
    title: nbsp(`${heading} — купить в ювелирном доме «Яхонт»`),
    description: nbsp(
      `${heading}: ${countOf(facts.total, PRODUCTS)}${from}. Примерка в салонах и доставка по России.`,
    ),
    seoText: nbsp(seoText),
  };
}
