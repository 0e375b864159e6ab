import { SETTINGS_SHOWN } from '@yahont/contracts/stones/selection-keys.ts';
import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { selectionHref, type Choice } from '../selection-address.ts';
import { SettingCard } from './setting-card.tsx';
import { SettingFilters } from './setting-filters.tsx';
import styles from './setting-list.module.css';

type Props = { selection: StoneSelection; choice: Choice };

const SIZES = '(min-width: 1440px) 250px, (min-width: 1024px) 18vw, 50vw';

/** Settings that fit the stone, each with the price of both. */
export function SettingList({ selection, choice }: Props) {
  const { settings, allTotal, stone } = selection;
  const shown = choice.all === undefined ? settings.slice(0, SETTINGS_SHOWN) : settings;
  const hidden = settings.length - shown.length;
  const proportions = proportionsOf(stone);
  return (
    <section aria-labelledby="settings">
      <header className={styles.head}>
        <h2 id="settings">Подходят к&nbsp;этому камню</h2>
        <span className={styles.count}>{allTotal}</span>
      </header>
      <SettingFilters selection={selection} choice={choice} />
      {settings.length === 0 ? (
        <p className={styles.none}>
          С&nbsp;такими условиями оправы нет.{' '}
          <A href={selectionHref(stone.code, choice, NO_FILTERS)} data-keep-scroll="">
            Показать все подходящие
          </A>
        </p>
      ) : (
        <ul className={styles.grid}>
          {shown.map((setting) => (
            <li key={setting.code}>
              <SettingCard
                setting={setting}
                stone={proportions}
                href={selectionHref(stone.code, choice, { setting: setting.code })}
                sizes={SIZES}
                keepsScroll
              />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className={styles.more}>
          <ButtonLink
            variant="ghost"
            href={selectionHref(stone.code, choice, { all: '1' })}
            data-keep-scroll=""
          >
            Показать ещё {hidden}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

const NO_FILTERS = { kind: null, style: null, metal: null, all: null };
