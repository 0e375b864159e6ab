import { listGuide } from '@yahont/contracts/content/articles.ts';
import { getCatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { listTextPages } from '@yahont/contracts/content/content.ts';
import { listCities } from '@yahont/contracts/locations/locations.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import { groupPages } from './group-pages.ts';
import styles from './sitemap.module.css';
import type { Route } from './+types/sitemap';

type Link = { name: string; url: string };

/** Lists of articles. */
const EDITORIAL: readonly Link[] = [
  { name: 'Акции', url: '/actions/' },
  { name: 'Новости', url: '/news/' },
  { name: 'Ювелирный гид', url: '/guide/' },
  { name: 'Вакансии', url: '/vacancies/' },
  { name: 'Где мой заказ', url: '/track/' },
];

const SETS: Link = { name: 'Комплекты и пары', url: '/sets/' };

/** Links to everything in the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, tag, has } = publicPage(context);
  tag('catalogue', 'content:page', 'content:articles', 'stores', 'cities');
  const [menu, { items }, guide, cities] = await Promise.all([
    api(getCatalogueMenu),
    api(listTextPages),
    api(listGuide),
    api(listCities),
  ]);
  return {
    sections: menu.sections.map(({ name, url, children }) => ({ name, url, children: children.map(toLink) })),
    editorial: has('sets') ? [SETS, ...EDITORIAL] : EDITORIAL,
    groups: groupPages(items),
    guide: guide.sections.map(toLink),
    cities: cities
      .filter(({ additionalInfo }) => additionalInfo.storeCount > 0)
      .map(({ name, locationNameTranslit }) => ({ name, url: `/stores/${locationNameTranslit}/` })),
  };
}

function toLink({ name, url }: Link): Link {
  return { name, url };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Карта сайта — ювелирный дом «Яхонт»',
    description: 'Все разделы каталога, страницы о доме и услугах, салоны «Яхонт» по городам.',
  });

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { sections, editorial, groups, guide, cities } = loaderData;
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name: 'Карта сайта', url: '/sitemap/' },
        ]}
      />
      <h1 className={text.pageTitle}>{useHeading('Карта сайта')}</h1>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <A href="/catalog/">Каталог</A>
        </h2>
        <div className={styles.columns}>
          {sections
            .filter(({ children }) => children.length > 0)
            .map((section) => (
              <div key={section.url} className={styles.group}>
                <h3 className={styles.name}>
                  <A href={section.url}>{section.name}</A>
                </h3>
                <Links links={section.children} />
              </div>
            ))}
          <div className={styles.group}>
            <h3 className={styles.name}>И&nbsp;ещё</h3>
            <Links links={sections.filter(({ children }) => children.length === 0)} />
          </div>
        </div>
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>Страницы</h2>
        <div className={styles.columns}>
          {groups.map(({ title, pages }) => (
            <div key={title} className={styles.group}>
              <h3 className={styles.name}>{title}</h3>
              <Links links={pages.map(({ h1, path }) => ({ name: h1, url: path }))} />
            </div>
          ))}
          <div className={styles.group}>
            <h3 className={styles.name}>Почитать</h3>
            <Links links={[...editorial, ...guide]} />
          </div>
        </div>
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <A href="/stores/">Салоны</A>
        </h2>
        <div className={styles.cities}>
          <Links links={cities} />
        </div>
      </section>
    </main>
  );
}

function Links({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ name, url }) => (
        <li key={url}>
          <A href={url} className={styles.link}>
            {name}
          </A>
        </li>
      ))}
    </ul>
  );
}
