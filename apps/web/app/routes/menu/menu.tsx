import { Suspense, useState } from 'react';
import { listCities } from '@yahont/contracts/locations/locations.ts';
import { getCatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { DIAMONDS } from '#app/shell/header/mega-menu/header-section.ts';
import { getStoneMenu } from '@yahont/contracts/stones/stone-menu.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import { menuAddress } from '#app/shell/royal-links.ts';
import { SERVICE_LINKS } from '#app/shell/service-links.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { MenuRoyal } from './menu-royal.tsx';
import { MenuRow } from './menu-row.tsx';
import { MenuTiles } from './menu-tiles.tsx';
import styles from './menu.module.css';
import type { Route } from './+types/menu';

const CityDialog = lazyPart(async () => ({
  default: (await import('#app/features/city/city-dialog.tsx')).CityDialog,
}));

const MAX_TILES = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, city, tag } = publicPage(context);
  tag('catalogue', 'listing', 'stones', 'stores', 'cities');
  const [{ sections }, stones, cities] = await Promise.all([
    api(getCatalogueMenu),
    api(getStoneMenu),
    api(listCities),
  ]);
  const links = sections.map(({ code, name, url, count, tier, picture, children }) => ({
    code,
    name,
    url,
    count,
    tier,
    picture,
    page: menuAddress(url),
    children: children.map((child) => child.name),
  }));
  const plain = links.filter(({ url, page }) => url === page);
  return {
    tiles: plain.slice(0, MAX_TILES),
    royal: links.find(({ url, page }) => url !== page) ?? null,
    stoneCount: stones.total,
    more: plain.slice(MAX_TILES).map(({ name, url, count }) => ({ name, url, count })),
    storeCount: cities.reduce((sum, { additionalInfo }) => sum + additionalInfo.storeCount, 0),
    city: { id: city.id, name: city.name, code: city.locationNameTranslit },
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Каталог и услуги — ювелирный дом «Яхонт»',
    description:
      'Разделы каталога, царские камни, ювелирный гид, салоны и услуги дома «Яхонт» на одной странице.',
    robots: 'noindex',
  });

/** All links of a wide header on one page, for a phone and without scripts. */
export default function MenuPage({ loaderData }: Route.ComponentProps) {
  const { tiles, royal, stoneCount, more, storeCount, city } = loaderData;
  const [isChoosingCity, setChoosingCity] = useState(false);
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>Каталог</h1>
        <ArrowLink href="/catalog/">Все украшения</ArrowLink>
      </header>
      <div className={styles.search}>
        <SearchForm query="" />
      </div>
      <MenuTiles tiles={tiles} />
      {royal !== null && <MenuRoyal section={royal} />}
      <div className={styles.lists}>
        <nav aria-labelledby="menu-more">
          <h2 id="menu-more" className={styles.heading}>
            Подборки
          </h2>
          <ul>
            {stoneCount > 0 && (
              <MenuRow href={DIAMONDS.url} text={DIAMONDS.name} note={groupDigits(String(stoneCount))} />
            )}
            {more.map(({ name, url, count }) => (
              <MenuRow key={url} href={url} text={name} note={String(count)} />
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="menu-help">
          <h2 id="menu-help" className={styles.heading}>
            Услуги и&nbsp;помощь
          </h2>
          <ul>
            {SERVICE_LINKS.map(({ href, text, icon }) => (
              <MenuRow
                key={href}
                href={href}
                text={text}
                icon={icon}
                note={href === '/stores/' ? String(storeCount) : undefined}
              />
            ))}
            <MenuRow href="/compare/diamonds/" text="Сравнение" icon="scale" />
            <MenuRow href={PHONE_HREF} text={PHONE_TEXT} icon="phone" />
            <MenuRow
              href={`/stores/${city.code}/`}
              text={city.name}
              icon="pin"
              note="изменить"
              onClick={(event) => {
                event.preventDefault();
                setChoosingCity(true);
              }}
            />
          </ul>
        </nav>
      </div>
      {isChoosingCity && (
        <Suspense>
          <CityDialog currentId={city.id} onClose={() => setChoosingCity(false)} />
        </Suspense>
      )}
    </main>
  );
}
