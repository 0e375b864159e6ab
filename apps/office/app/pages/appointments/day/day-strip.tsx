import { Link } from 'react-router';
import { weekdayOf, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { Unseen } from '#app/parts/states.tsx';
import styles from './day.module.css';

const SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;

/** «30», «пн» */
export const dayNumber = (day: IsoDate): string => String(Number(day.slice(8)));
export const weekdayText = (day: IsoDate): string => SHORT[weekdayOf(day)] ?? '';

type Props = {
  days: readonly IsoDate[];
  at: IsoDate;
  today: IsoDate;
  /** How many visitors come on a day; undefined until it is known. */
  countOn: (day: IsoDate) => number | undefined;
  linkTo: (day: IsoDate) => string;
};

/** The days of a week, each with the number of its visits. */
export function DayStrip({ days, at, today, countOn, linkTo }: Props) {
  return (
    <nav className={styles.strip} aria-label="Дни недели">
      {days.map((day) => {
        const count = countOn(day);
        return (
          <Link
            key={day}
            to={linkTo(day)}
            aria-current={day === at ? 'date' : undefined}
            data-today={day === today || undefined}
          >
            <span>
              <b>{dayNumber(day)}</b> {weekdayText(day)}
            </span>
            <small>
              {count ?? '…'}
              {count !== undefined && <Unseen> {plural(count, ['запись', 'записи', 'записей'])}</Unseen>}
            </small>
          </Link>
        );
      })}
    </nav>
  );
}
