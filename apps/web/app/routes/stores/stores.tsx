import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { capitalise } from '@yahont/values/text/typography.ts';
import { listStoreDetails } from '@yahont/contracts/stores/stores.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { CityChoice } from '#app/features/stores/list/city-choice.tsx';
import { planMap } from '#app/features/stores/map/plan/plan-map.server.ts';
import { storesUrl } from '#app/features/stores/store-url.ts';
import { StoreList } from '#app/features/stores/list/store-list.tsx';
import { findStoreCity } from '#app/blocks/named/find-store.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import text from '#app/ui/text/text.module.css';
import layout from '#app/ui/text/layout.module.css';
import styles from './stores.module.css';
import type { Route } from './+types/stores';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, city: ownCity, tag } = publicPage(context);
  tag('stores', 'cities', 'catalogue');
  // `ownRedirect` runs earlier, but the router also accepts other spellings of this address: `/Stores/`, `/store%73/`.
  if (params.city === undefined) throw redirectForVisitor(`/stores/${ownCity.locationNameTranslit}/`);
  const { city, cities } = await findStoreCity(api, params.city, url.pathname);
  const stores = await api(listStoreDetails, { query: { city: city.id } });
  const others = cities.filter((one) => one.additionalInfo.storeCount > 0);
  return data({
    stores,
    plan: planMap(city, stores),
    cityName: city.name,
    cityCode: city.locationNameTranslit,
    where: city.additionalInfo.prepositional,
    cities: others.map((one) => ({
      id: one.id,
      name: one.name,
      code: one.locationNameTranslit,
      count: one.additionalInfo.storeCount,
      lat: one.additionalInfo.lat,
      lon: one.additionalInfo.lon,
    })),
  });
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { where, cityCode, plan } = args.loaderData;
  return pageMeta(args, {
    title: `Салоны «Яхонт» ${where}: адреса, телефоны, часы работы`,
    description: `Ювелирные салоны «Яхонт» ${where}: адреса${plan === null ? '' : ' на карте'}, часы работы, телефоны и услуги мастеров.`,
    // With any filter or chosen store the page shows the same stores.
    canonical: storesUrl(cityCode),
  });
};

/** The browser applies choices on the page without the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isOnlyChoice && defaultShouldRevalidate;
}

export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const { stores, plan, cityName, where, cities, cityCode } = loaderData;
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name: 'Салоны', url: '/stores/' },
        ]}
      />
      <div className={styles.head}>
        <h1 className={text.pageTitle}>
          Салоны {where}
          {stores.length > 0 && (
            <sup className={text.titleCount}>
              <span aria-hidden="true">{stores.length}</span>
              <span className={text.hidden}> — {countOf(stores.length, ['салон', 'салона', 'салонов'])}</span>
            </sup>
          )}
        </h1>
        <CityChoice cities={cities} current={cityName} />
      </div>
      {stores.length > 0 ? (
        <StoreList key={cityCode} stores={stores} plan={plan} cities={cities} cityCode={cityCode} />
      ) : (
        <p className={styles.empty}>
          {capitalise(where)} пока нет нашего салона: курьер привезёт украшения домой, их можно примерить до
          оплаты.
        </p>
      )}
    </main>
  );
}
