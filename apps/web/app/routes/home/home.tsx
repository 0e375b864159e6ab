import type { ReactNode } from 'react';
import { getHome, type Home } from '@yahont/contracts/content/content.ts';
import { STONE_GROUPS } from '@yahont/contracts/stones/stone-filters.ts';
import { getStones } from '@yahont/contracts/stones/stone-listing.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Hero } from '#app/features/home/hero.tsx';
import { teaserStones } from '#app/features/home/diamonds/teaser-stones.ts';
import { CategoryTiles } from '#app/features/home/category-tiles.tsx';
import { RoyalBand } from '#app/features/home/royal-band.tsx';
import { ActionTeasers, GuideTeasers } from '#app/features/home/teasers.tsx';
import { NearestStores } from '#app/features/home/nearest-stores.tsx';
import { slimStore } from '#app/features/home/slim-store.ts';
import { planMap } from '#app/features/stores/map/plan/plan-map.server.ts';
import { Promises } from '#app/features/home/promises.tsx';
import mastersHand from '#app/features/articles/drawings/masters-hand.svg?no-inline';
import { useIsModuleOn } from '#app/lib/public-settings.ts';
import { DiamondTeaserWhenNear } from './diamond-teaser-when-near.tsx';
import { missingParts } from './missing-parts.server.ts';
import { UnfilledShop } from './unfilled-shop.tsx';
import { WornBandKept } from './worn-band-kept.tsx';
import { StoresPicture } from './stores-picture.tsx';
import { listedCards } from '#app/blocks/cards/listed-cards.tsx';
import { PersonalRow } from '#app/blocks/recommendations/personal-row.tsx';
import { slimCard } from '#app/features/product-card/slim-card.ts';
import { isNotFound } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import layout from '#app/ui/text/layout.module.css';
import type { Route } from './+types/home';

/** The counts and scales of all stones, without their cards. */
const COUNTS = { ...recordOf(STONE_GROUPS, () => []), limit: 0 };
const SECTION = `${layout.container} ${layout.section}`;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, city, tag } = publicPage(context);
  tag('content:home', 'catalogue', 'listing', 'stores', 'stones');
  const [full, stones] = await Promise.all([orNull(api(getHome)), api(getStones, { query: COUNTS })]);
  if (full === null) return { home: null, missing: await missingParts(api) };
  const home = {
    ...full,
    novelties: full.novelties.map(slimCard),
    popular: full.popular.map(slimCard),
    stores: full.stores.map(slimStore),
  };
  return {
    missing: null,
    home,
    stones: teaserStones(stones),
    plan: planMap(city, home.stores),
    cityCode: city.locationNameTranslit,
    cityName: city.name,
  };
}

/** Null before the texts of the page are imported. */
async function orNull(home: Promise<Home>): Promise<Home | null> {
  try {
    return await home;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Яхонт — ювелирный дом: кольца, серьги, бриллианты',
    picture: args.loaderData?.home?.hero[0]?.picture.hash,
    robots: args.loaderData?.home === null ? 'noindex, follow' : undefined,
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return loaderData.home === null ? (
    <UnfilledShop missing={loaderData.missing} />
  ) : (
    <FilledHome {...loaderData} />
  );
}

type Filled = Exclude<Route.ComponentProps['loaderData'], { home: null }>;

function FilledHome({ home, stones, plan, cityCode, cityName }: Filled) {
  const renderNovelty = listedCards('Новинки');
  const isWornOn = useIsModuleOn('worn');
  return (
    <main id="main">
      <Hero slides={home.hero} />
      <Part id="tiles" title="Украшения" href="/catalog/" more="Весь каталог">
        <CategoryTiles tiles={home.tiles} />
      </Part>
      <Part id="novelties" title="Новинки" href="/catalog/novinki/" more="Смотреть все">
        <Carousel label="Лента новинок" layout="peek">
          {home.novelties.map(renderNovelty)}
        </Carousel>
      </Part>
      <RoyalBand royal={home.royal} />
      {stones !== null && (
        <section className={SECTION} aria-labelledby="diamonds">
          <DiamondTeaserWhenNear stones={stones} />
        </section>
      )}
      {home.actions.length > 0 && (
        <Part id="actions" title={'Сейчас в\u00A0доме «Яхонт»'} href="/actions/" more="Все акции">
          <ActionTeasers teasers={home.actions} />
        </Part>
      )}
      {isWornOn && <WornBandKept drawing={mastersHand} />}
      <Part id="guide" title="Ювелирный гид" href="/guide/" more="Все статьи">
        <GuideTeasers teasers={home.guide} />
      </Part>
      {home.stores.length > 0 && (
        <section className={SECTION}>
          <NearestStores
            stores={home.stores}
            cityName={cityName}
            cityCode={cityCode}
            map={plan && <StoresPicture stores={home.stores} plan={plan} href={`/stores/${cityCode}/`} />}
            heading={countOf(home.stores.length, ['салон', 'салона', 'салонов'])}
          />
        </section>
      )}
      <PersonalRow
        className={SECTION}
        initial={home.popular}
        aside={
          <ArrowLink href="/catalog/" isShortOnPhone>
            Весь каталог
          </ArrowLink>
        }
      />
      <section className={SECTION} aria-label="Наши обещания">
        <Promises promises={home.promises} />
      </section>
    </main>
  );
}

type PartProps = { id: string; title: string; href: string; more: string; children: ReactNode };

/** A part of the page with its heading and a link to all of it. */
function Part({ id, title, href, more, children }: PartProps) {
  return (
    <section className={SECTION} aria-labelledby={id}>
      <header className={layout.sectionHead}>
        <h2 id={id}>{title}</h2>
        <ArrowLink href={href} isShortOnPhone>
          {more}
        </ArrowLink>
      </header>
      {children}
    </section>
  );
}
