import type { CellsFacet, Listing, RangeFacet, ValuesFacet } from '@yahont/contracts/catalogue/listing.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { Disclosure } from '#app/ui/parts/disclosure.tsx';
import { Switch } from '#app/ui/choices/switch.tsx';
import text from '#app/ui/text/text.module.css';
import { FacetCells } from './facet-cells.tsx';
import { FacetList } from './facet-list.tsx';
import { canChooseRange, FacetRange } from './facet-range.tsx';
import { refusedRange, toggleValue, withKey } from '../listing-address.ts';
import { switchName } from './switch-names.ts';
import styles from './filters.module.css';

type Props = {
  listing: Listing;
  search: URLSearchParams;
  /** «в Москве» */
  cityIn: string;
  onGo: (search: string) => void;
};

/** All filters of a listing. Every control has the name and value of the address, so it also works as a plain form. */
export function Filters({ listing, search, cityIn, onGo }: Props) {
  return (
    <div className={styles.root}>
      {listing.facets.map((facet) =>
        facet.kind === 'range' ? (
          <RangeGroup key={facet.code} facet={facet} search={search} onGo={onGo} />
        ) : (
          <OptionGroup key={facet.code} facet={facet} search={search} onGo={onGo} />
        ),
      )}
      <div className={styles.switches}>
        {listing.switches.map(({ code, count, isSelected }) => (
          <Switch
            key={code}
            name={code}
            value="1"
            checked={search.get(code) === '1'}
            isEmpty={count === 0 && !isSelected}
            onChange={(event) => onGo(withKey(search, code, event.currentTarget.checked ? '1' : null))}
          >
            {switchName(code, cityIn)} <small className={styles.figure}>{groupDigits(String(count))}</small>
          </Switch>
        ))}
      </div>
    </div>
  );
}

type GroupProps<Kind> = Pick<Props, 'search' | 'onGo'> & { facet: Kind };

function RangeGroup({ facet, search, onGo }: GroupProps<RangeFacet>) {
  const refused = refusedRange(search, facet.code);
  if (refused === null && !canChooseRange(facet)) return null;
  return (
    <Disclosure title={`${facet.title}, ${facet.unit}`} isOpen className={styles.group}>
      <FacetRange
        facet={facet}
        refused={refused}
        onChange={(range) => onGo(withKey(search, facet.code, range))}
      />
    </Disclosure>
  );
}

function OptionGroup({ facet, search, onGo }: GroupProps<ValuesFacet | CellsFacet>) {
  const chosen = search.getAll(facet.code);
  const controls = {
    isChosen: (value: string) => chosen.includes(value),
    onToggle: (value: string) => onGo(toggleValue(search, facet.code, value)),
  };
  return (
    <Disclosure
      title={facet.title}
      count={chosen.length}
      isOpen={facet.isOpen || facet.options.some(({ isSelected }) => isSelected)}
      className={styles.group}
    >
      <fieldset>
        <legend className={text.hidden}>{facet.title}</legend>
        {facet.kind === 'cells' ? (
          <FacetCells facet={facet} {...controls} />
        ) : (
          <FacetList facet={facet} {...controls} />
        )}
      </fieldset>
    </Disclosure>
  );
}
