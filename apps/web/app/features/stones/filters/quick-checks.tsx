import { groupDigits } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { toggleValue, withKey } from '../address/stone-address.ts';
import { facetOf } from './facets-of.ts';
import type { FilterProps } from './filter-props.ts';
import styles from './quick-checks.module.css';

/** The laboratory whose certificates shoppers ask for most. */
const MSU = 'МГУ';

type Props = FilterProps & { cityIn: string };

/**
 * Frequent wishes. The first two are also values of groups in «Ещё фильтры»: a form without JavaScript sends
 * them from there.
 */
export function QuickChecks({ listing, search, cityIn, onGo }: Props) {
  const { here } = listing;
  return (
    <div className={styles.root}>
      <ValueCheck listing={listing} search={search} onGo={onGo} code="laboratory" value={MSU}>
        {nbsp('Сертификат Геммологического центра МГУ')}
      </ValueCheck>
      <ValueCheck listing={listing} search={search} onGo={onGo} code="fluorescence" value="none">
        Без флуоресценции
      </ValueCheck>
      <Checkbox
        name="here"
        value="1"
        checked={search.get('here') === '1'}
        isEmpty={here.count === 0 && !here.isSelected}
        note={groupDigits(String(here.count))}
        onChange={(event) => onGo(withKey(search, 'here', event.currentTarget.checked ? '1' : null))}
      >
        {nbsp(`Можно посмотреть ${cityIn}`)}
      </Checkbox>
    </div>
  );
}

type ValueProps = FilterProps & { code: 'laboratory' | 'fluorescence'; value: string; children: string };

function ValueCheck({ listing, search, onGo, code, value, children }: ValueProps) {
  const option = facetOf(listing, 'values', code)?.options.find((one) => one.value === value);
  if (option === undefined) return null;
  const isOn = search.getAll(code).includes(value);
  return (
    <Checkbox
      className={styles.shortcut}
      checked={isOn}
      isEmpty={option.count === 0 && !isOn}
      note={groupDigits(String(option.count))}
      onChange={() => onGo(toggleValue(search, code, value))}
    >
      {children}
    </Checkbox>
  );
}
