import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import { appliedFilters } from './filters/applied-filters.ts';
import { DENSITY_SCRIPT, readDensity, subscribeToDensity, type Density } from './pages/density.ts';
import { DensitySwitch } from './pages/density-switch.tsx';
import { Filters } from './filters/filters.tsx';
import { listingIdentity, withPage, withUnderstood } from './listing-address.ts';
import { ListingBar } from './listing-bar.tsx';
import { ListingGrid, type RenderCard } from './pages/listing-grid.tsx';
import { PRODUCTS } from './product-forms.ts';
import styles from './listing-view.module.css';
import { createPageMemory } from '#app/base/filters/shown-pages.ts';
import { useListingNavigation } from '#app/base/filters/use-listing-navigation.ts';
import { useShownPages } from '#app/base/filters/use-shown-pages.ts';
import { FilterForm } from '#app/ui/listing/filter-form.tsx';
import { ListingEnd } from '#app/ui/listing/listing-end.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';

type Props = {
  listing: Listing;
  /** «в Москве» */
  cityIn: string;
  renderCard: RenderCard;
  renderComing: () => ReactNode;
  banner?: ReactNode;
  /** Shown instead of the cards when nothing was found. */
  empty: ReactNode;
};

/** Number of skeletons while a page is loading: a multiple of every number of columns. */
const COMING = 12;
const FORM = 'listing-filters';
const MEMORY = createPageMemory<ProductCard>();
const FilterSheet = lazyPart(async () => ({
  default: (await import('./filters/filter-sheet.tsx')).FilterSheet,
}));

/** Bar, filters, cards and pages: the whole listing except its head. */
export function ListingView({ listing, cityIn, renderCard, renderComing, banner = null, empty }: Props) {
  const { pathname, search: query } = useLocation();
  const { search: asked, isChanging, isAppending, shownFrom, go, append } = useListingNavigation();
  const density = useSyncExternalStore(subscribeToDensity, readDensity, densityOfServer);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const identity = listingIdentity(pathname, new URLSearchParams(query));
  const shown = useShownPages(MEMORY, identity, listing, shownFrom);
  const search = withUnderstood(asked, listing.understood);
  const applied = appliedFilters(listing, search, cityIn);

  const filtersRef = useRef<HTMLElement>(null);
  // The column scrolls separately and returns to its start together with the page.
  useEffect(() => {
    const follow = () => {
      if (scrollY === 0) filtersRef.current?.scrollTo(0, 0);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  const filters = { listing, search, cityIn, onGo: go };
  return (
    <>
      <ListingBar
        total={listing.total}
        applied={applied}
        search={search}
        asked={asked}
        form={FORM}
        onGo={go}
        onOpenFilters={() => setSheet('open')}
        end={<DensitySwitch density={density} />}
      />
      <div className={styles.root} data-density={density} suppressHydrationWarning>
        {/* As raw HTML: a script element created by React in the browser does not run and causes a warning. */}
        <div hidden dangerouslySetInnerHTML={{ __html: DENSITY_SCRIPT }} />
        <aside ref={filtersRef} className={styles.filters} aria-label="Фильтры">
          <FilterForm id={FORM}>
            {search.has('q') && <input type="hidden" name="q" value={search.get('q') ?? ''} />}
            <Filters {...filters} />
            <button type="submit" className={styles.submit}>
              Показать изделия
            </button>
          </FilterForm>
        </aside>
        <div className={styles.results} aria-busy={isChanging}>
          {listing.total === 0 ? (
            empty
          ) : (
            <ListingGrid
              cards={shown.cards}
              renderCard={renderCard}
              renderComing={renderComing}
              banner={banner}
              comingCount={isAppending ? COMING : 0}
            />
          )}
          <ListingEnd
            listing={listing}
            pageSize={PAGE_SIZE}
            forms={PRODUCTS}
            shownCount={shown.cards.length}
            searchOf={(page) => withPage(asked, page)}
            isAppending={isAppending}
            onMore={(next) => append(next, shown.from)}
          />
        </div>
      </div>
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            {...filters}
            isOpen={sheet === 'open'}
            isChanging={isChanging}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

function densityOfServer(): Density {
  return 'many';
}
