import type { Facet, Listing } from '@yahont/contracts/catalogue/listing.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Disclosure } from '#app/ui/parts/disclosure.tsx';
import { Switch } from '#app/ui/choices/switch.tsx';
import text from '#app/ui/text/text.module.css';
import { FacetCells } from './facet-cells.tsx';
import { FacetList } from './facet-list.tsx';
import { refusedPrice, toggleValue, withKey } from './listing-address.ts';
import { canChoosePrice, PriceFilter } from './price-filter.tsx';
import styles from './filters.module.css';

type Props = {
  listing: Listing;
  search: URLSearchParams;
  /** «в Москве» */
  cityIn: string;
  onGo: (search: string) => void;
};

/** Groups that stand open when nothing in them is chosen. */
const OPEN: ReadonlySet<Facet['code']> = new Set(['metal', 'stone', 'cut', 'size']);
const CELLS: ReadonlySet<Facet['code']> = new Set(['cut', 'size']);

/** All filters of a listing. Every control has the name and value of the address, so a plain form works too. */
export function Filters({ listing, search, cityIn, onGo }: Props) {
  const refused = refusedPrice(search);
  return (
    <div className={styles.root}>
      {(refused !== null || canChoosePrice(listing.price)) && (
        <Disclosure title="Цена, ₽" isOpen className={styles.group}>
          <PriceFilter
            price={listing.price}
            refused={refused}
            onChange={(price) => onGo(withKey(search, 'price', price))}
          />
        </Disclosure>
      )}
      {listing.facets
        .filter(({ values }) => values.length > 0)
        .map((facet) => (
          <FacetGroup key={facet.code} facet={facet} search={search} onGo={onGo} />
        ))}
      <div className={styles.switches}>
        <Switch
          name="shop"
          value="1"
          checked={search.get('shop') === '1'}
          disabled={listing.inStoreCount === 0 && !listing.isInStoreSelected}
          onChange={(event) => onGo(withKey(search, 'shop', event.currentTarget.checked ? '1' : null))}
        >
          {nbsp(`Есть в салонах ${cityIn}`)} <Figure count={listing.inStoreCount} />
        </Switch>
        <Switch
          name="sale"
          value="1"
          checked={search.get('sale') === '1'}
          disabled={listing.saleCount === 0 && !listing.isSaleSelected}
          onChange={(event) => onGo(withKey(search, 'sale', event.currentTarget.checked ? '1' : null))}
        >
          {nbsp('Со скидкой')} <Figure count={listing.saleCount} />
        </Switch>
      </div>
    </div>
  );
}

type GroupProps = Pick<Props, 'search' | 'onGo'> & { facet: Facet };

function FacetGroup({ facet, search, onGo }: GroupProps) {
  const chosen = search.getAll(facet.code);
  const Values = CELLS.has(facet.code) ? FacetCells : FacetList;
  return (
    <Disclosure
      title={facet.name}
      count={chosen.length}
      isOpen={OPEN.has(facet.code) || facet.values.some(({ isSelected }) => isSelected)}
      className={styles.group}
    >
      <fieldset>
        <legend className={text.hidden}>{facet.name}</legend>
        <Values
          facet={facet}
          isChosen={(value) => chosen.includes(value)}
          onToggle={(value) => onGo(toggleValue(search, facet.code, value))}
        />
      </fieldset>
    </Disclosure>
  );
}

function Figure({ count }: { count: number }) {
  return <small className={styles.figure}>{groupDigits(String(count))}</small>;
}
