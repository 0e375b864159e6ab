import { listCities } from '@yahont/contracts/locations/locations.ts';
import { listStores, type Store } from '@yahont/contracts/stores/stores.ts';
import { OtherStores } from '#app/features/stores/list/other-stores.tsx';
import { StoreDetails } from '#app/features/stores/details/store-details.tsx';
import { StoreEvents } from '#app/features/stores/details/store-events.tsx';
import { WayThere } from '#app/features/stores/details/way-there.tsx';
import { nearestFirst } from '#app/features/stores/nearest-first.ts';
import { planMap } from '#app/features/stores/map/plan/plan-map.server.ts';
import { storeUrl } from '#app/features/stores/store-url.ts';
import { findStore } from '#app/blocks/named/find-store.server.ts';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { storeData } from './store-data.ts';
import styles from './stores.module.css';
import type { Route } from './+types/store';

/** How many other stores are shown. */
const NEAREST = 3;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  tag('stores', 'cities', 'catalogue');
  const store = await findStore(api, params, url.pathname);
  const [inCity, cities] = await Promise.all([
    api(listStores, { query: { city: store.cityId } }),
    api(listCities),
  ]);
  const city = cities.find(({ id }) => id === store.cityId);
  if (!city) throw pageNotFound(url.pathname);
  return {
    store,
    others: nearestFirst(
      inCity.filter(({ id }) => id !== store.id),
      store,
    ).slice(0, NEAREST),
    plan: planMap(city, [store]),
    origin: url.origin,
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { store, origin } = args.loaderData;
  const { name, cityName, address, hoursText, phone } = store;
  return pageMeta(
    args,
    {
      title: `Ювелирный салон «Яхонт»: ${cityName}, ${name}`,
      description: `Салон «Яхонт», ${cityName}, ${address}: ${hoursText}, телефон ${phone}. Услуги мастеров и примерка.`,
      canonical: storeUrl(store),
    },
    [
      { 'script:ld+json': storeData(store, `${origin}${storeUrl(store)}`) },
      { 'script:ld+json': breadcrumbData(crumbsOf(store), origin) },
    ],
  );
};

export default function StorePage({ loaderData }: Route.ComponentProps) {
  const { store, others, plan } = loaderData;
  const cityUrl = `/stores/${store.cityCode}/`;
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs items={crumbsOf(store)} />
      <h1 className={text.pageTitle}>{store.name}</h1>
      <StoreDetails store={store} plan={plan} />
      <section className={layout.section}>
        <h2 className={styles.heading}>Как добраться</h2>
        <WayThere directions={store.directions} />
      </section>
      {store.events.length > 0 && (
        <section className={layout.section}>
          <h2 className={styles.heading}>События салона</h2>
          <StoreEvents events={store.events} />
        </section>
      )}
      {others.length > 0 && (
        <section className={layout.section}>
          <header className={layout.sectionHead}>
            <h2>Ближайшие салоны</h2>
            <ArrowLink href={cityUrl} isShortOnPhone>
              Все салоны города
            </ArrowLink>
          </header>
          <OtherStores stores={others} />
        </section>
      )}
      {others.length === 0 && <ArrowLink href="/stores/">Салоны в&nbsp;других городах</ArrowLink>}
    </main>
  );
}

function crumbsOf(store: Store) {
  return [
    { name: 'Главная', url: '/' },
    { name: 'Салоны', url: '/stores/' },
    { name: store.cityName, url: `/stores/${store.cityCode}/` },
    { name: store.name, url: storeUrl(store) },
  ];
}
