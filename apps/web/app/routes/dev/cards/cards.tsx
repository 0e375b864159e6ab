import { ListedCard } from '#app/blocks/cards/listed-card.tsx';
import { ListedLargeCard } from '#app/blocks/listing/listing-card.tsx';
import { visitorPage } from '#app/lib/page-context.ts';
import { requireDemo } from '#app/lib/require-demo.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { AddedCard } from '#app/shop/cards/added-card.tsx';
import { CardSkeleton } from '#app/shop/cards/card-skeleton.tsx';
import { SmallCard } from '#app/shop/cards/small-card.tsx';
import { StoneCard } from '#app/shop/cards/stone-card.tsx';
import { stoneFace } from '#app/shop/cards/stone-face.ts';
import { StoneRow } from '#app/shop/cards/stone-row.tsx';
import { TileCard } from '#app/shop/cards/tile-card.tsx';
import layout from '#app/ui/text/layout.module.css';
import { loadSamples } from './load-samples.server.ts';
import { addedStates, productStates, sectionStates, smallOf, statesOf } from './samples.ts';
import { Shelf } from './shelf.tsx';
import type { Route } from './+types/cards';
import styles from './cards.module.css';

const SMALL_SIZES = '(min-width: 768px) 260px, 50vw';

/** Every type of card (SPEC 3.8) in all of its states, for developers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireDemo(context, url.pathname);
  return loadSamples(visitorPage(context));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Карточки — Яхонт', robots: 'noindex' });

export default function CardsPage({ loaderData }: Route.ComponentProps) {
  const { plain, told, royal, stone, commonSection, royalSection } = loaderData;
  const products = productStates(plain, royal);
  const large = productStates(told, royal);
  const small = products.map(({ title, card }) => ({ title, card: smallOf(card) }));
  const stones = stone === null ? [] : statesOf(stoneFace(stone, 'ru'));
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <h1>Карточки</h1>
      <Shelf type="mockmain" items={[{ title: 'Загрузка' }]} renderItem={() => <CardSkeleton />} />
      <Shelf type="main" items={products} renderItem={({ card }) => <ListedCard card={card} type="main" />} />
      <Shelf
        type="catalog"
        items={products}
        renderItem={({ card }) => <ListedCard card={card} type="catalog" />}
        coming={<CardSkeleton type="catalog" />}
      />
      <Shelf
        type="catalog-double"
        items={large}
        renderItem={({ card }) => <ListedLargeCard card={card} type="catalog-double" position={1} />}
        coming={<CardSkeleton type="catalog-double" />}
      />
      <Shelf
        type="catalog-giant"
        items={large}
        renderItem={({ card }) => <ListedLargeCard card={card} type="catalog-giant" position={1} />}
        coming={<CardSkeleton type="catalog-giant" />}
      />
      <Shelf
        type="catalog-diamond"
        items={stones}
        renderItem={({ card }) => <StoneCard card={card} />}
        coming={<CardSkeleton type="catalog-diamond" />}
      />
      <Shelf
        type="catalog-diamond-row"
        items={stones}
        renderItem={({ card }) => <StoneRow card={card} />}
        coming={<CardSkeleton type="catalog-diamond-row" />}
      />
      <Shelf
        type="category"
        items={sectionStates(commonSection, royalSection)}
        renderItem={({ section }) => <TileCard section={section} look="tile" sizes={SMALL_SIZES} />}
      />
      <Shelf
        type="nav-novelties"
        items={small}
        renderItem={({ card }) => <SmallCard card={card} type="nav-novelties" sizes={SMALL_SIZES} />}
      />
      <Shelf
        type="landing"
        items={small}
        renderItem={({ card }) => <SmallCard card={card} type="landing" sizes={SMALL_SIZES} />}
      />
      <Shelf
        type="cart-modal"
        items={addedStates(products)}
        renderItem={({ card }) => <AddedCard card={card} />}
      />
    </main>
  );
}
