import type { BonusHistory } from '@yahont/contracts/orders/bonus.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { BIRTHDAY_POINTS, BONUS_LEVELS, LEVEL_MONTHS } from '@yahont/values/sums/bonus.ts';
import { levelOfCode, levelProgress } from '@yahont/values/sums/points/levels.ts';
import { burnDayText } from '@yahont/values/sums/point-life.ts';
import { countOf, plural } from '@yahont/values/text/plural.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './bonus-level.module.css';

type Props = Pick<BonusHistory, 'level' | 'nextBurn'> & {
  /** `2026-11-20`; null when the account has none. */
  birthDate: string | null;
  /** ISO, for the year of a day. */
  now: string;
};

const POINTS = ['бонус', 'бонуса', 'бонусов'] as const;

/** The level of the card, the way to the next one, and the points that expire or arrive next. */
export function BonusLevel({ level, nextBurn, birthDate, now }: Props) {
  const { name, percent } = levelOfCode(level.code);
  const gift = countOf(BIRTHDAY_POINTS, POINTS);
  return (
    <section className={styles.root} aria-labelledby="level">
      <p className={styles.level}>
        Уровень «{name}», {percent}&nbsp;%
      </p>
      <h2 id="level" className={styles.title}>
        {level.next === null
          ? 'Это высший уровень'
          : `До\u00A0«${levelOfCode(level.next.code).genitive}» осталось ${formatRoubles(kopecks(level.next.left))}`}
      </h2>
      <div>
        <progress
          className={styles.progress}
          max={1}
          value={levelProgress(kopecks(level.spent))}
          aria-label="Путь к высшему уровню"
        />
        <ol className={styles.levels}>
          {BONUS_LEVELS.map((one) => (
            <li key={one.code} aria-current={one.code === level.code ? 'step' : undefined}>
              {one.name} {one.percent}&nbsp;%
            </li>
          ))}
        </ol>
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon name="bag" size={18} className={styles.icon} />
          Покупки за&nbsp;{LEVEL_MONTHS}&nbsp;месяцев: {formatRoubles(kopecks(level.spent))}
        </li>
        {nextBurn !== null && (
          <li>
            <Icon name="clock" size={18} className={styles.icon} />
            {plural(nextBurn.points, ['Сгорит', 'Сгорят', 'Сгорят'])} {countOf(nextBurn.points, POINTS)}{' '}
            {burnDayText(new Date(nextBurn.at), new Date(now))}
          </li>
        )}
        <li>
          <Icon name="gift" size={18} className={styles.icon} />
          {birthDate === null ? (
            <span>
              <A href="/personal/detail/">Укажите дату рождения</A>, и&nbsp;раз в&nbsp;год будем дарить {gift}
            </span>
          ) : (
            `+${gift} ко\u00A0дню рождения, ${formatDayMonth(birthDate)}`
          )}
        </li>
      </ul>
      <ArrowLink href="/discount/bonus/">Правила</ArrowLink>
    </section>
  );
}
