import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import strip from '#app/ui/choices/chip-strip.module.css';
import { ListTabs } from '../list-tabs.tsx';
import {
  ACTION_PARTS,
  ACTION_TIMES,
  actionsUrl,
  countActions,
  type ActionPart,
  type ActionTime,
  type ActionWish,
} from './action-filter.ts';
import styles from './action-filters.module.css';

const PART_NAMES: Readonly<Record<ActionPart, string>> = {
  code: 'С промокодом',
  prices: 'Сниженные цены',
  services: 'Услуги салонов',
  bonuses: 'Бонусы и оплата',
};
const TIME_NAMES: Readonly<Record<ActionTime, string>> = {
  now: 'Идут сейчас',
  ending: 'Скоро закончатся',
  coming: 'Скоро начнутся',
};

type Props = { cards: readonly ArticleCard[]; wish: ActionWish };

/**
 * Links that filter actions by subject and time. Links without results are omitted, except the chosen one.
 */
export function ActionFilters({ cards, wish }: Props) {
  const parts = ACTION_PARTS.filter(
    (about) => about === wish.about || countActions(cards, { about, when: null }) > 0,
  );
  const times = ACTION_TIMES.filter(
    (when) => when === wish.when || countActions(cards, { about: wish.about, when }) > 0,
  );
  return (
    <div className={styles.root}>
      <ListTabs
        label="О чём акции"
        tabs={[null, ...parts].map((about) => ({
          name: about === null ? 'Все' : PART_NAMES[about],
          url: actionsUrl({ about, when: null }),
          isCurrent: about === wish.about,
        }))}
      />
      <nav className={`${strip.strip} ${styles.times}`} aria-label="Когда идут акции">
        {times.map((when) => {
          const isChosen = when === wish.when;
          return (
            <Chip
              key={when}
              kind="plain"
              href={actionsUrl({ about: wish.about, when: isChosen ? null : when })}
              isSelected={isChosen}
              keepsScroll
            >
              {TIME_NAMES[when]}
              <span className={styles.count}>{countActions(cards, { about: wish.about, when })}</span>
            </Chip>
          );
        })}
      </nav>
    </div>
  );
}
