import type { Listing } from '@yahont/contracts/catalogue.ts';
import { countOf } from '@yahont/values/plural.ts';
import { nbsp } from '@yahont/values/typography.ts';
import { formatRoubles, roubles } from '@yahont/values/money.ts';
import { sectionUrl } from './addresses.ts';
import { INSTALMENT_TERMS } from './instalment.ts';
import type { InstalmentTerms } from './instalment.ts';
import type { SectionNode } from './projection/section-tree.ts';

const WHOLE_CATALOGUE = {
  path: '',
  name: 'Каталог',
  h1: 'Каталог украшений',
  lead: 'Кольца, серьги, подвески, цепи и браслеты из золота, платины и серебра: с бриллиантами, цветными камнями и без вставок.',
  seoText: '',
};

const PIECES = ['украшение', 'украшения', 'украшений'] as const;

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
      `${heading}: ${countOf(facts.total, PIECES)}${from}. ${instalmentLine()} Примерка в магазинах и доставка по России.`,
    ),
    seoText: nbsp(seoText),
  };
}

/** The 0 % line that every description carries: as long as the operator's terms, never longer than the law allows. */
export function instalmentLine({ payments }: InstalmentTerms = INSTALMENT_TERMS): string {
  return `Рассрочка 0 %: до ${Math.min(payments, 6)} равных платежей без переплаты.`;
}
