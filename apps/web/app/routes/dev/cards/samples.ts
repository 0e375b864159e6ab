import type { CardFace, ProductCard, SmallCard } from '@yahont/contracts/catalogue/cards.ts';
import type { SectionLink } from '@yahont/contracts/catalogue/sections.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { roubles, type Kopecks } from '@yahont/values/money.ts';
import type { AddedFace } from '#app/shop/cards/added-card.tsx';

/** A card in one of its states. */
export type Sample<Card> = { title: string; card: Card };

const LONG_NAME =
  'Помолвочное кольцо «Государыня всея Руси» из комбинированного золота 750 пробы с бриллиантами, сапфирами и уральскими изумрудами';
const LONG_SECTION = 'Украшения с натуральными уральскими самоцветами';

/** The states that a card of every kind may have. */
export function statesOf<Card extends CardFace>(card: Card): Sample<Card>[] {
  const offered = { ...card, labels: [], inStock: true, isSoldOnline: true, oldPrice: null, discount: 0 };
  const reduced = { ...offered, oldPrice: fiveQuarters(card.price), discount: 20 };
  return [
    { title: `В${NBSP}продаже`, card: offered },
    { title: 'Новинка', card: { ...offered, labels: ['new'] } },
    { title: 'Скидка', card: reduced },
    { title: 'Длинное имя', card: { ...reduced, name: LONG_NAME, labels: ['exclusive'] } },
    { title: 'Продано', card: { ...offered, inStock: false } },
    {
      title: `Только в${NBSP}салоне`,
      card: { ...offered, isSoldOnline: false, price: roubles(12_345_678) },
    },
  ];
}

/** States of a product; those without pictures and of other tiers are last. */
export function productStates(card: ProductCard | null, royal: ProductCard | null): Sample<ProductCard>[] {
  return [
    ...(card === null ? [] : statesOf(card)),
    ...(card === null ? [] : [{ title: 'Без снимка', card: { ...card, images: [] } }]),
    ...(card === null
      ? []
      : [{ title: 'Бриллиант с\u00A0сертификатом', card: { ...card, tier: 'diamond' as const } }]),
    ...(royal === null ? [] : [{ title: 'Царский камень', card: royal }]),
  ];
}

/** States of a section. */
export function sectionStates(
  section: SectionTile | null,
  royal: SectionTile | null,
): { title: string; section: SectionTile }[] {
  return [
    ...(section === null
      ? []
      : [
          { title: 'Раздел', section },
          { title: 'Длинное имя', section: { ...section, name: LONG_SECTION, count: 124_800 } },
          { title: 'Без снимка', section: { ...section, picture: null } },
        ]),
    ...(royal === null ? [] : [{ title: 'Царские камни', section: royal }]),
  ];
}

type SectionTile = Omit<SectionLink, 'code'>;

/** A product as a single link. */
export function smallOf(card: ProductCard): SmallCard {
  return { ...card, picture: card.images[0] ?? null };
}

/** The price before a discount of 20 percent, in hundreds of roubles. */
function fiveQuarters(price: Kopecks): Kopecks {
  return roubles(Math.round(price / 8_000) * 100);
}

/** States in which a product can be added to the cart. */
export function addedStates(samples: readonly Sample<ProductCard>[]): Sample<AddedFace>[] {
  return samples
    .filter(({ card }) => card.inStock && card.isSoldOnline)
    .map(({ title, card }) => ({
      title,
      card: { ...card, size: card.sizes[0]?.size ?? null, pictureHash: card.images[0]?.hash ?? null },
    }));
}
