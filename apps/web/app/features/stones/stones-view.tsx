import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { StoneCard as Stone } from '@yahont/contracts/stones/stone-card.ts';
import { STONES_PER_PAGE } from '@yahont/contracts/stones/stone-filters.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { createPageMemory } from '#app/base/filters/shown-pages.ts';
import { useListingNavigation } from '#app/base/filters/use-listing-navigation.ts';
import { useShownPages } from '#app/base/filters/use-shown-pages.ts';
import { useSettingSearch } from '#app/lib/navigation/use-setting-search.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Disclosure } from '#app/ui/parts/disclosure.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { FilterForm } from '#app/ui/listing/filter-form.tsx';
import { ListingEnd } from '#app/ui/listing/listing-end.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { listingIdentity, withKey, withPage, withScale } from './address/stone-address.ts';
import { StoneGrid } from './cards/stone-grid.tsx';
import { MainFilters } from './filters/main-filters.tsx';
import { countMore, MoreFilters } from './filters/more-filters.tsx';
import { SettingChips } from './filters/setting-chips.tsx';
import { ScaleSwitch } from './filters/scale-switch.tsx';
import { ShapeTiles } from './filters/shape-tiles.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { StoneTable } from './rows/stone-table.tsx';
import { STONES } from './stone-forms.ts';
import { StonesBar, type StonesViewName } from './stones-bar.tsx';
import styles from './stones-view.module.css';

type Props = {
  listing: StoneListing;
  /** «в Москве» */
  cityIn: string;
  /** The button that compares a stone, in a row or in a card. */
  renderCompare: Record<StonesViewName, (stone: Stone) => ReactNode>;
  /** The button that adds a stone to the favourites. */
  renderHeart: Record<StonesViewName, (stone: Stone) => ReactNode>;
};

const FORM = 'stone-filters';
const MEMORY = createPageMemory<Stone>();
const FilterSheet = lazyPart(async () => ({
  default: (await import('./filters/stone-filter-sheet.tsx')).StoneFilterSheet,
}));

/** Filters, bar, stones and pages: the whole listing of loose stones except its head. */
export function StonesView({ listing, cityIn, renderCompare, renderHeart }: Props) {
  const { pathname, search: query } = useLocation();
  const { search: asked, isChanging, isAppending, shownFrom, go, append } = useListingNavigation();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const { scale, sort } = listing;
  const search = withScale(asked, scale);
  const identity = listingIdentity(pathname, withScale(new URLSearchParams(query), scale));
  const shown = useShownPages(MEMORY, identity, listing, shownFrom);
  const view = search.get('view') === 'cards' ? 'cards' : 'rows';
  const filters = { listing, search, onGo: go };
  const setting = search.get('setting');
  const size = search.get('size');
  const settingSearch = useSettingSearch();
  const moreCount = countMore(search);

  return (
    <>
      <FilterForm id={FORM} label="Фильтры">
        {scale !== 'ru' && <input type="hidden" name="scale" value={scale} />}
        {view !== 'rows' && <input type="hidden" name="view" value={view} />}
        {setting !== null && <input type="hidden" name="setting" value={setting} />}
        {size !== null && <input type="hidden" name="size" value={size} />}
        <ShapeTiles {...filters} />
        <div className={styles.scale}>
          <SettingChips listing={listing} search={search} />
          <ScaleSwitch scale={scale} search={search} />
        </div>
        <MainFilters {...filters} cityIn={cityIn} isShortOnPhone />
        <Disclosure title="Ещё фильтры" count={moreCount} isOpen={moreCount > 0} className={styles.more}>
          <MoreFilters {...filters} />
        </Disclosure>
        <button type="submit" className={styles.submit}>
          Показать камни
        </button>
      </FilterForm>
      <Button variant="ghost" isWide className={styles.open} onClick={() => setSheet('open')}>
        <Icon name="filter" size={18} />
        Все фильтры
      </Button>
      <StonesBar total={listing.total} search={search} view={view} form={FORM} onGo={go} />
      <div className={styles.results} aria-busy={isChanging}>
        {listing.total === 0 && <NothingFits listing={listing} search={search} />}
        {listing.total > 0 && view === 'rows' && (
          <StoneTable
            stones={shown.cards}
            scale={scale}
            sorting={{ sort, hrefOf: (next) => hrefOf(withKey(search, 'sort', next)) }}
            renderCompare={renderCompare.rows}
            renderHeart={renderHeart.rows}
            settingSearch={settingSearch}
          />
        )}
        {listing.total > 0 && view === 'cards' && (
          <StoneGrid
            stones={shown.cards}
            scale={scale}
            settingSearch={settingSearch}
            renderCompare={renderCompare.cards}
            renderHeart={renderHeart.cards}
          />
        )}
        <ListingEnd
          listing={listing}
          pageSize={STONES_PER_PAGE}
          forms={STONES}
          shownCount={shown.cards.length}
          searchOf={(next) => withPage(search, next)}
          isAppending={isAppending}
          onMore={(next) => append(next, shown.from)}
        />
      </div>
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            {...filters}
            cityIn={cityIn}
            isOpen={sheet === 'open'}
            isChanging={isChanging}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
