import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { decimal } from '#app/shop/stone-drawings/figures.ts';
import { withKey } from '../address/stone-address.ts';
import { facetOf } from './facets-of.ts';
import styles from './setting-chips.module.css';

type Props = { listing: StoneListing; search: URLSearchParams };

/** The setting that the stone is for, and the stone size that fits it; each can be removed. */
export function SettingChips({ listing, search }: Props) {
  const size = sizeText(listing);
  const isChosen = search.has('setting');
  if (!isChosen && size === null) return null;
  const withoutSetting = new URLSearchParams(search);
  withoutSetting.delete('setting');
  return (
    <p className={styles.root}>
      {nbsp(isChosen ? 'Камень под оправу' : 'Размер камня')}
      {isChosen && (
        <Chip keepsScroll href={hrefOf(withKey(withoutSetting, 'size', null))}>
          {listing.setting?.shortName ?? 'Оправа выбрана'}
        </Chip>
      )}
      {size !== null && (
        <Chip keepsScroll href={hrefOf(withKey(search, 'size', null))}>
          {size}
        </Chip>
      )}
    </p>
  );
}

/** «5,2–6,2 мм»; null when stones of any size are listed. */
function sizeText(listing: StoneListing): string | null {
  const facet = facetOf(listing, 'range', 'size');
  if (facet === undefined) return null;
  const [from, to] = [facet.from, facet.to].map((end) => (end === null ? '' : decimal(end, 2)));
  if (from === '') return to === '' ? null : nbsp(`до ${to} мм`);
  return nbsp(to === '' ? `от ${from} мм` : `${from}–${to} мм`);
}
