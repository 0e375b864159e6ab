import { data } from 'react-router';
import { getSearchGroups, type SearchGroups } from '@yahont/contracts/search/search.ts';
import { cleanSearchText } from '@yahont/values/typed/search-text.ts';
import { unpack } from '#app/base/assembly/packed-json.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { redirectForGood } from '#app/lib/navigation/redirects.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { hasFilters } from '#app/features/listing/listing-address.ts';
import { CardSkeleton } from '#app/shop/cards/card-skeleton.tsx';
import { ListingView } from '#app/features/listing/listing-view.tsx';
import { QuickLinks } from '#app/features/listing/quick-links.tsx';
import { CorrectionLine } from '#app/features/search/correction-line.tsx';
import { NothingFound } from '#app/features/search/nothing-found.tsx';
import {
  FoundGroups,
  FoundSections,
  RelatedQueries,
  WiderSelections,
} from '#app/features/search/result-groups.tsx';
import { resultTabs } from '#app/features/search/result-tab-list.ts';
import { ResultTabs } from '#app/features/search/result-tabs.tsx';
import { ResultStones } from '#app/features/search/result-stones.tsx';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { SearchHead } from '#app/features/search/search-head.tsx';
import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import { loadListing } from '#app/blocks/listing/load-listing.server.ts';
import { ListingCard } from '#app/blocks/listing/listing-card.tsx';
import { PersonalRow } from '#app/blocks/recommendations/personal-row.tsx';
import type { Route } from './+types/search';
import styles from './search.module.css';

const PHONE = { text: PHONE_TEXT, href: PHONE_HREF };

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const page = publicPage(context);
  const query = cleanSearchText(url.searchParams.get('q') ?? '');
  const isExact = url.searchParams.get('exact') === '1';
  page.tag('content:articles', 'content:page', 'stores');
  const groups = await page.api(getSearchGroups, {
    query: { q: query, ...(isExact ? { exact: '1' as const } : {}) },
  });
  page.tag('stones', ...(groups.stones?.stones.map(({ id }) => `stone:${id}`) ?? []));
  // The number on a price tag or certificate redirects to its product or stone.
  if (groups.exactUrl !== null) throw redirectForGood(groups.exactUrl);
  const packed = await loadListing(page, '', { url, request });
  const found = { groups, packed, cityIn: page.city.additionalInfo.prepositional };
  // Not cached: every search without results is counted by the API, and a cached page would not call it.
  return groups.total === 0 && query !== ''
    ? data(found, { headers: { 'cache-control': 'no-store' } })
    : found;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `${args.loaderData ? headingOf(args.loaderData.groups) : 'Поиск'} | Яхонт`,
    description: 'Поиск украшений по названию, камню, металлу или артикулу.',
    robots: 'noindex, follow',
  });

export default function SearchPage({ loaderData: { groups, packed, cityIn } }: Route.ComponentProps) {
  const listing = unpack(packed);
  const { query, correction } = groups;
  const heading = headingOf(groups);
  const title = useHeading(heading);
  // A query about loose stones may also be read as jewellery filters that match nothing.
  const isAboutStones = groups.total === 0 && groups.stones !== null;
  const isNothing = listing.total === 0 && (isAboutStones || !hasFilters(listing));
  const breadcrumbs = [
    { name: 'Главная', url: '/' },
    { name: 'Поиск', url: '/search/' },
  ];
  return (
    <main id="main" className={`${layout.container} ${layout.tall}`}>
      <Breadcrumbs items={breadcrumbs} />
      <SearchHead title={title} count={listing.total} />
      {correction !== null && <CorrectionLine correction={correction} />}
      {query === '' && (
        <div className={styles.form}>
          <SearchForm query={query} isFocused />
        </div>
      )}
      {!isNothing && <ResultTabs tabs={resultTabs(listing.total, groups)} />}
      {!isNothing && <FoundSections sections={groups.sections} />}
      <WiderSelections wider={groups.wider} />
      <QuickLinks links={query === '' ? listing.children : []} label="Разделы каталога" />
      {groups.stones !== null && <ResultStones found={groups.stones} />}
      {isNothing ? (
        <WithoutProducts groups={groups} />
      ) : (
        <div id="izdeliya">
          <ListingView
            key={query}
            listing={listing}
            cityIn={cityIn}
            empty={<NothingFound groups={groups} phone={PHONE} />}
            renderComing={() => <CardSkeleton type="catalog" />}
            renderCard={(card, place, isPriority, position) => (
              <ListingCard
                card={card}
                place={place}
                isPriority={isPriority}
                list="Поиск"
                position={position}
              />
            )}
          />
        </div>
      )}
      <FoundGroups articles={groups.articles} stores={groups.stores} pages={groups.pages} />
      {listing.total > 0 && <RelatedQueries related={groups.related} title="Ищут вместе с этим" />}
      {isNothing && (
        <div className={layout.section}>
          <QuickLinks links={listing.children} label="Разделы каталога" />
        </div>
      )}
      {isNothing && <PersonalRow className={layout.section} />}
    </main>
  );
}

/** Found pages and stores follow below; without any, the reason is shown. */
function WithoutProducts({ groups }: { groups: SearchGroups }) {
  return isAnswered(groups) ? (
    <FoundSections sections={groups.sections} />
  ) : (
    <NothingFound groups={groups} phone={PHONE} />
  );
}

/** Whether stones, pages or stores answer a query that is not about products. */
function isAnswered({ missing, articles, pages, stones, stores }: SearchGroups): boolean {
  if (stones !== null) return true;
  return missing === null && articles.length + pages.length + stores.length > 0;
}

function headingOf(groups: SearchGroups): string {
  const { query, correction, missing, total } = groups;
  if (query === '') return 'Поиск';
  if (total === 0 && missing !== null) return `${missing.genitive} сейчас нет`;
  if (total === 0 && !isAnswered(groups)) return `«${query}» не нашлось`;
  return `«${correction?.corrected ?? query}»`;
}
