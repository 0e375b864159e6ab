import { getHome } from '@yahont/contracts/content.ts';
import { countOf } from '@yahont/values/plural.ts';
import { Hero } from '#app/features/home/hero.tsx';
import { CategoryTiles } from '#app/features/home/category-tiles.tsx';
import { RoyalBand } from '#app/features/home/royal-band.tsx';
import { ActionTeasers, GuideTeasers } from '#app/features/home/teasers.tsx';
import { NearestStores } from '#app/features/home/nearest-stores.tsx';
import { Promises } from '#app/features/home/promises.tsx';
import { MapWhenNear } from './map-when-near.tsx';
import { useListedCards } from '#app/routes/catalogue/use-listed-cards.tsx';
import { PersonalRow } from '#app/routes/recommendations/personal-row.tsx';
import { slimCard } from '#app/features/product-card/slim-card.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import layout from '#app/ui/layout.module.css';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, city, tag } = publicPage(context);
  tag('content:home', 'catalogue', 'listing', 'stores');
  const full = await api(getHome);
  const home = { ...full, novelties: full.novelties.map(slimCard), popular: full.popular.map(slimCard) };
  return { home, cityName: city.name, cityCode: city.locationNameTranslit };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Яхонт — ювелирный дом: кольца, серьги, бриллианты',
    picture: args.loaderData?.home.hero[0]?.picture.hash,
  });

export default function HomePage({ loaderData: { home, cityName, cityCode } }: Route.ComponentProps) {
  const renderNovelty = useListedCards('Новинки');
  return (
    <main id="main">
      <Hero slides={home.hero} />

      <section className={`${layout.container} ${layout.section}`} aria-labelledby="tiles">
        <header className={layout.sectionHead}>
          <h2 id="tiles">Украшения</h2>
          <ArrowLink href="/catalog/" isShortOnPhone>
            Весь каталог
          </ArrowLink>
        </header>
        <CategoryTiles tiles={home.tiles} />
      </section>

      <section className={`${layout.container} ${layout.section}`}>
        <header className={layout.sectionHead}>
          <h2>Новинки</h2>
          <ArrowLink href="/catalog/novinki/" isShortOnPhone>
            Смотреть все
          </ArrowLink>
        </header>
        <Carousel label="Новинки" layout="peek">
          {home.novelties.map(renderNovelty)}
        </Carousel>
      </section>

      <RoyalBand royal={home.royal} />

      {home.actions.length > 0 && (
        <section className={`${layout.container} ${layout.section}`} aria-labelledby="actions">
          <header className={layout.sectionHead}>
            <h2 id="actions">Сейчас в&nbsp;доме «Яхонт»</h2>
            <ArrowLink href="/actions/" isShortOnPhone>
              Все акции
            </ArrowLink>
          </header>
          <ActionTeasers teasers={home.actions} />
        </section>
      )}

      <section className={`${layout.container} ${layout.section}`} aria-labelledby="guide">
        <header className={layout.sectionHead}>
          <h2 id="guide">Ювелирный гид</h2>
          <ArrowLink href="/guide/" isShortOnPhone>
            Все статьи
          </ArrowLink>
        </header>
        <GuideTeasers teasers={home.guide} />
      </section>

      {home.stores.length > 0 && (
        <section className={`${layout.container} ${layout.section}`}>
          <NearestStores
            stores={home.stores}
            cityName={cityName}
            cityCode={cityCode}
            map={<MapWhenNear stores={home.stores} label={`Магазины на карте: ${cityName}`} />}
            heading={countOf(home.stores.length, ['магазин', 'магазина', 'магазинов'])}
          />
        </section>
      )}

      <PersonalRow
        className={`${layout.container} ${layout.section}`}
        initial={home.popular}
        aside={
          <ArrowLink href="/catalog/" isShortOnPhone>
            Весь каталог
          </ArrowLink>
        }
      />

      <section className={`${layout.container} ${layout.section}`} aria-label="Наши обещания">
        <Promises promises={home.promises} />
      </section>
    </main>
  );
}
