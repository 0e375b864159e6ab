import { KINDS, type Kind, type Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { GEM_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { KIND_NAMES } from '../../texts/names.ts';
import type { ProductRecord } from '../../records/product-record.ts';
import type { SectionTree } from '../../records/section-tree.ts';
import { termOf, wordsOf } from '../words/words.ts';
import type { SearchDocument } from './text-index.ts';

const MORE_ON_KIND: Partial<Record<Kind, string>> = {
  earrings: 'серёжки',
  chain: 'цепочка',
  necklace: 'ожерелье бусы',
};
const MORE_ON_METAL: Partial<Record<Metal, string>> = {
  'rose-gold': 'красное',
  'mixed-gold': 'белое розовое красное',
};
const FOR_WHOM: Record<Product['audience'], string> = {
  women: 'женское',
  men: 'мужское',
  everyone: 'женское мужское',
  kids: 'детское ребёнку',
};

const TERMS_OF_KINDS = new Map(KINDS.map((kind) => [termOf(KIND_NAMES[kind]), kind]));

/** «Броши, колье и запонки» → «колье» for a necklace: a section of several kinds does not make a brooch one. */
function withoutOtherKinds(name: string, own: Kind): string {
  return wordsOf(name)
    .filter((word) => (TERMS_OF_KINDS.get(termOf(word)) ?? own) === own)
    .join(' ');
}

/** The searchable words of a product. */
export function searchDocument(record: ProductRecord, sections: SectionTree): SearchDocument {
  const gems = [...new Set(record.inserts.map(({ gem }) => GEM_NAMES[gem]))];
  const words = [
    KIND_NAMES[record.kind],
    MORE_ON_KIND[record.kind],
    METAL_NAMES[record.metal],
    MORE_ON_METAL[record.metal],
    String(record.fineness),
    FOR_WHOM[record.audience],
    ...gems,
    ...new Set(record.inserts.flatMap(({ quality, origin }) => [quality, origin])),
    ...sections.lineOf(record.sectionPath).map(({ name }) => withoutOtherKinds(name, record.kind)),
  ];
  return {
    id: record.id,
    name: record.name,
    article: record.article,
    words: words.filter(Boolean).join(' '),
  };
}
