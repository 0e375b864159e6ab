import { data } from 'react-router';
import { listCities } from '@yahont/contracts/locations/locations.ts';
import { capitalise } from '@yahont/values/text/typography.ts';
import { listStores } from '@yahont/contracts/stores/stores.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { centreOf } from '#app/features/stores/centre.ts';
import { CityChoice } from '#app/features/stores/list/city-choice.tsx';
import { StoreList } from '#app/features/stores/list/store-list.tsx';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';
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
  tag('stores', 'cities');
  // `ownRedirect` runs earlier, but the router also accepts other spellings of this address: `/Stores/`, `/store%73/`.
  if (params.city === undefined) throw redirectForVisitor(`/stores/${ownCity.locationNameTranslit}/`);
  const cities = await api(listCities);
  const city = cities.find((one) => one.locationNameTranslit === params.city);
  if (!city) throw pageNotFound(url.pathname);
  const stores = await api(listStores, { query: { city: city.id } });
  const others = cities.filter((one) => one.additionalInfo.storeCount > 0);
  return data({
    stores,
    centre: centreOf(city),
    where: city.additionalInfo.prepositional,
    cities: others.map((one) => ({
      id: one.id,
      name: one.name,
      code: one.locationNameTranslit,
      count: one.additionalInfo.storeCount,
    })),
  });
}

export const meta: Route.MetaFunction = (args) => {
  const where = args.loaderData?.where;
  if (where === undefined) return [];
  return pageMeta(args, {
    title: `Салоны «Яхонт» ${where}: адреса, телефоны, часы работы`,
    description: `Ювелирные салоны «Яхонт» ${where}: адреса на карте, часы работы, телефоны и услуги мастеров.`,
  });
};

export default function StoresPage({ loaderData }: Route.ComponentProps) {
  const { stores, centre, where, cities } = loaderData;
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
        <CityChoice cities={cities} current={centre.name} />
      </div>
      {stores.length > 0 ? (
        <StoreList key={centre.name} stores={stores} centre={centre} />
      ) : (
        <p className={styles.empty}>
          {capitalise(where)} пока нет нашего салона: курьер привезёт украшения домой, их можно примерить до
          оплаты.
        </p>
      )}
    </main>
  );
}
