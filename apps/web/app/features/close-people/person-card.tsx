import { Link } from 'react-router';
import type { ClosePerson } from '@yahont/contracts/close-people/close-people.ts';
import type { ListBrief } from '@yahont/contracts/lists/lists.ts';
import { PEOPLE_PAGE } from '@yahont/contracts/close-people/close-people-terms.ts';
import { formatDayNear, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { formatYearlyDay } from '@yahont/values/dates/yearly-day.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { listNameOf } from './person-values.ts';
import styles from './people.module.css';

type Props = {
  person: ClosePerson;
  isChanged: boolean;
  /** Whether a letter reaches the account. */
  isReachable: boolean;
  /** Lists of favourites; null in a shop without them. */
  lists: readonly ListBrief[] | null;
  today: IsoDate;
};

/** Measures and the day of a person, and the list that is gathered for them. */
export function PersonCard({ person, isChanged, isReachable, lists, today }: Props) {
  const { id, name, relation, day, occasion } = person;
  return (
    <article className={styles.card} data-changed={isChanged || undefined} aria-labelledby={`person-${id}`}>
      <header className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {capitalise(name).slice(0, 1)}
        </span>
        <div>
          <h2 id={`person-${id}`} className={styles.name}>
            {name}
          </h2>
          {relation !== '' && <p className={text.note}>{relation}</p>}
        </div>
        <Link
          to={`${PEOPLE_PAGE}?edit=${id}#person`}
          className={styles.edit}
          aria-label={`Изменить: ${name}`}
        >
          <Icon name="pen" size={18} />
        </Link>
      </header>
      <dl className={styles.measures}>
        {measuresOf(person).map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {day !== null && (
        <p className={styles.day}>
          <Icon name="calendar" size={18} className={styles.icon} />
          <span>
            <b>{nbsp([formatYearlyDay(day), occasion].filter((part) => part !== '').join(', '))}</b>
            <Reminder {...person} isReachable={isReachable} today={today} />
          </span>
        </p>
      )}
      {lists !== null && (
        <p className={styles.list}>
          <GatheredList person={person} lists={lists} />
        </p>
      )}
    </article>
  );
}

function Reminder({
  remindOn,
  isReachable,
  today,
}: Pick<ClosePerson, 'remindOn'> & Pick<Props, 'isReachable' | 'today'>) {
  if (remindOn === null) return 'не\u00A0напоминаем';
  if (isReachable) return nbsp(`напомним ${formatDayNear(remindOn, today)}`);
  return (
    <>
      чтобы мы напомнили,{' '}
      <A href="/personal/detail/" className={text.link}>
        подтвердите почту
      </A>
    </>
  );
}

function GatheredList({ person, lists }: { person: ClosePerson; lists: readonly ListBrief[] }) {
  const wanted = listNameOf(person);
  const list = lists.find(({ name }) => name === wanted);
  return list === undefined ? (
    <A
      href={`/personal/favorites/?for=${person.id}#new-list`}
      className={text.link}
      aria-label={`Собрать список: ${person.name}`}
    >
      Собрать список
    </A>
  ) : (
    <A href={`/personal/favorites/?list=${list.id}`} className={text.link}>
      Список «{list.name}», {list.productIds.length}
    </A>
  );
}

function measuresOf({ ring, finger, chain, bracelet, ears, metal }: ClosePerson): [string, string][] {
  const onFinger = [ring === null ? '' : formatSize(ring), finger].filter((part) => part !== '').join(', ');
  const rows: [string, string][] = [
    ['Кольцо', onFinger],
    ['Цепь', chain === null ? '' : formatSize(chain)],
    ['Браслет', bracelet === null ? '' : formatSize(bracelet)],
    ['Уши', ears],
    ['Металл', metal],
  ];
  return rows.filter(([, value]) => value !== '');
}
