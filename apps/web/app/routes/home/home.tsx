import { getHome } from '@yahont/contracts/content.ts';
import { countOf } from '@yahont/values/plural.ts';
import { Hero } from '#app/features/home/hero.tsx';
import { CategoryTiles } from '#app/features/home/category-tiles.tsx';
import { RoyalBand } from '#app/features/home/royal-band.tsx';
import { ActionTeasers, GuideTeasers } from '#app/features/home/teasers.tsx';
import { NearestStores } from '#app/features/home/nearest-stores.tsx';
import { StoreMap } from '#app/features/stores/store-map.tsx';
import { Promises } from '#app/features/home/promises.tsx';
import { ShopCard } from '#app/routes/catalogue/shop-card.tsx';
import { useAddToCart } from '#app/routes/catalogue/use-add-to-cart.ts';
import { slimCard } from '#app/features/product-card/slim-card.ts';
import { publicPage } from '#app/lib/page-context.ts';
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

export const meta: Route.MetaFunction = () => [
  { title: 'Яхонт — ювелирный дом: кольца, серьги, бриллианты' },
  {
    name: 'description',
    content:
      'Кольца, серьги и подвески из золота, платины и серебра. Доставка с примеркой, магазины в 15 городах, рассрочка 0% до 6 платежей без переплаты.',
  },
];

export default function HomePage({ loaderData: { home, cityName, cityCode } }: Route.ComponentProps) {
  const onAdd = useAddToCart();
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
          {home.novelties.map((card) => (
            <ShopCard key={card.id} card={card} type="main" onAdd={onAdd} />
          ))}
        </Carousel>
      </section>

      <RoyalBand royal={home.royal} />

      <section className={`${layout.container} ${layout.section}`} aria-labelledby="actions">
        <header className={layout.sectionHead}>
          <h2 id="actions">Сейчас в&nbsp;доме «Яхонт»</h2>
          <ArrowLink href="/catalog/skidki/" isShortOnPhone>
            Все скидки
          </ArrowLink>
        </header>
        <ActionTeasers teasers={home.actions} />
      </section>

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
            map={<StoreMap stores={home.stores} label={`Магазины на карте: ${cityName}`} />}
            heading={countOf(home.stores.length, ['магазин', 'магазина', 'магазинов'])}
          />
        </section>
      )}

      <section className={`${layout.container} ${layout.section}`}>
        <header className={layout.sectionHead}>
          <h2>Выбирают чаще всего</h2>
          <ArrowLink href="/catalog/" isShortOnPhone>
            Весь каталог
          </ArrowLink>
        </header>
        <Carousel label="Выбирают чаще всего">
          {home.popular.map((card) => (
            <ShopCard key={card.id} card={card} type="main" onAdd={onAdd} />
          ))}
        </Carousel>
      </section>

      <section className={`${layout.container} ${layout.section}`} aria-label="Наши обещания">
        <Promises promises={home.promises} />
      </section>
    </main>
  );
}
