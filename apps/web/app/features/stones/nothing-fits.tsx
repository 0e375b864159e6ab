import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { hrefOf } from '#app/base/filters/filter-address.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Chip } from '#app/ui/choices/chip.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import { looseningsOf, type Loosening } from './address/loosen.ts';
import { hasFilters, withKey, withoutFilters } from './address/stone-address.ts';
import styles from './nothing-fits.module.css';

type Props = { listing: StoneListing; search: URLSearchParams };

/** No stone matches: suggests the smallest changes of one filter that give results. */
export function NothingFits({ listing, search }: Props) {
  if (!hasFilters(search)) {
    return (
      <Empty
        title="Камни скоро появятся"
        actions={<ButtonLink href="/catalog/brillianty/">Украшения с бриллиантами</ButtonLink>}
      >
        {nbsp('Сейчас в продаже нет ни одного бриллианта без оправы.')}
      </Empty>
    );
  }
  const ways = [...looseningsOf(listing, search), ...elsewhere(listing, search)];
  const actions = (
    <>
      <ul className={styles.ways} aria-label="Что изменить">
        {ways.map(({ key, text, search: to }) => (
          <li key={key}>
            <Chip kind="plain" keepsScroll href={hrefOf(to)}>
              {text}
            </Chip>
          </li>
        ))}
      </ul>
      <ButtonLink variant="ghost" href={hrefOf(withoutFilters(search))}>
        Сбросить все фильтры
      </ButtonLink>
    </>
  );
  return (
    <Empty title="Таких камней сейчас нет" actions={actions}>
      {ways.length === 0
        ? nbsp('Мешают сразу несколько условий: снимите часть из них.')
        : nbsp('Достаточно изменить одно условие. Ближайшие камни:')}
    </Empty>
  );
}

function elsewhere({ here }: StoneListing, search: URLSearchParams): Loosening[] {
  if (!here.isSelected) return [];
  return [{ key: 'here', text: nbsp('в любом городе'), search: withKey(search, 'here', null) }];
}
