import { unpack } from '#app/lib/packed.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { hasFilters } from '#app/features/listing/listing-address.ts';
import { ListingHead } from '#app/features/listing/listing-head.tsx';
import { ListingView } from '#app/features/listing/listing-view.tsx';
import { QuickLinks } from '#app/features/listing/quick-links.tsx';
import { NothingFound } from '#app/features/search/nothing-found.tsx';
import { CorrectedQuery } from '#app/features/search/corrected-query.tsx';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import layout from '#app/ui/layout.module.css';
import { loadListing } from '../catalogue/load-listing.server.ts';
import { ListingCard } from '../catalogue/listing-card.tsx';
import { useAddToCart } from '../catalogue/use-add-to-cart.ts';
import { PersonalRow } from '../recommendations/personal-row.tsx';
import type { Route } from './+types/search';

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const page = publicPage(context);
  const query = (url.searchParams.get('q') ?? '').trim();
  const listing = await loadListing(page, '', { url, request });
  return { query, packed: listing, cityIn: page.city.additionalInfo.prepositional };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `${headingOf(args.loaderData?.query ?? '')} | Яхонт`,
    description: 'Поиск украшений по названию, камню, металлу или артикулу.',
    robots: 'noindex, follow',
  });

export default function SearchPage({ loaderData: { query, packed, cityIn } }: Route.ComponentProps) {
  const add = useAddToCart();
  const listing = unpack(packed);
  const heading = headingOf(query);
  const title = useHeading(heading);
  const isNothing = listing.total === 0 && !hasFilters(listing);
  const breadcrumbs = [
    { name: 'Главная', url: '/' },
    { name: heading, url: '/search/' },
  ];
  return (
    <main id="main" className={`${layout.container} ${layout.tall}`}>
      <Breadcrumbs items={breadcrumbs} />
      <ListingHead
        title={title}
        count={listing.total}
        lead=""
        aside={<SearchForm key={query} query={query} />}
      />
      {listing.correctedQuery !== null && listing.total > 0 && (
        <CorrectedQuery query={query} corrected={listing.correctedQuery} />
      )}
      <QuickLinks
        links={listing.total === 0 || query === '' ? listing.children : []}
        label="Разделы каталога"
      />
      {isNothing ? (
        <>
          <NothingFound query={query} corrected={listing.correctedQuery} />
          <PersonalRow className={layout.section} />
        </>
      ) : (
        <ListingView
          key={query}
          listing={listing}
          cityIn={cityIn}
          empty={<NothingFound query={query} corrected={listing.correctedQuery} />}
          renderCard={(card, place, isPriority, position) => (
            <ListingCard
              card={card}
              place={place}
              isPriority={isPriority}
              onAdd={add}
              list="Поиск"
              position={position}
            />
          )}
        />
      )}
    </main>
  );
}

function headingOf(query: string): string {
  return query === '' ? 'Поиск' : `Поиск: ${query}`;
}
