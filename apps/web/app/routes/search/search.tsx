import { publicPage } from '#app/lib/page-context.ts';
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
import { ShopCard } from '../catalogue/shop-card.tsx';
import { useAddToCart } from '../catalogue/use-add-to-cart.ts';
import type { Route } from './+types/search';

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = publicPage(context);
  const query = (url.searchParams.get('q') ?? '').trim();
  const listing = await loadListing(page, '', url);
  return { query, listing, cityIn: page.city.additionalInfo.prepositional };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${headingOf(loaderData?.query ?? '')} | Яхонт` },
  {
    name: 'description',
    content: 'Поиск украшений по названию, камню, металлу или артикулу. Рассрочка 0\u00A0% без переплаты.',
  },
  { name: 'robots', content: 'noindex, follow' },
];

export default function SearchPage({ loaderData: { query, listing, cityIn } }: Route.ComponentProps) {
  const add = useAddToCart();
  const heading = headingOf(query);
  const isNothing = listing.total === 0 && !hasFilters(listing);
  const breadcrumbs = [
    { name: 'Главная', url: '/' },
    { name: heading, url: '/search/' },
  ];
  return (
    <main id="main" className={layout.container}>
      <Breadcrumbs items={breadcrumbs} />
      <ListingHead
        title={heading}
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
        <NothingFound query={query} corrected={listing.correctedQuery} />
      ) : (
        <ListingView
          key={query}
          listing={listing}
          cityIn={cityIn}
          empty={<NothingFound query={query} corrected={listing.correctedQuery} />}
          renderCard={(card, place, isPriority) => (
            <ShopCard
              card={card}
              type={place === 'double' ? 'catalog-double' : 'catalog'}
              isPriority={isPriority}
              onAdd={add}
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
