import { Form, Link } from 'react-router';
import { PEOPLE_MAX, PEOPLE_PAGE } from '@yahont/contracts/close-people/close-people-terms.ts';
import type { ClosePeople } from '@yahont/contracts/close-people/close-people.ts';
import type { ListBrief } from '@yahont/contracts/lists/lists.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { PersonCard } from './person-card.tsx';
import { PERSON, type PersonValues } from './person-values.ts';
import styles from './people.module.css';

type Props = {
  people: Pick<ClosePeople, 'items' | 'isReachable'>;
  changedId: number | null;
  lists: readonly ListBrief[] | null;
  today: IsoDate;
};

/** The cards of all people, and the link that adds one. */
export function PeopleList({ people: { items, isReachable }, changedId, lists, today }: Props) {
  return (
    <div className={styles.cards}>
      {items.map((person) => (
        <PersonCard
          key={person.id}
          person={person}
          isChanged={person.id === changedId}
          isReachable={isReachable}
          lists={lists}
          today={today}
        />
      ))}
      {items.length < PEOPLE_MAX && (
        <Link to={`${PEOPLE_PAGE}?edit=new#person`} className={styles.add}>
          <Icon name="plus" />
          Добавить человека
        </Link>
      )}
    </div>
  );
}

/** Restores a removed person. */
export function RestorePerson({ values }: { values: PersonValues }) {
  return (
    <Form method="post" action={PEOPLE_PAGE} className={styles.restore} preventScrollReset role="status">
      <input type="hidden" name="id" value={0} />
      {PERSON.fields.map((field) => (
        <input key={field} type="hidden" name={field} value={values[field]} />
      ))}
      <span>{nbsp(`Удалили: ${values.name}.`)}</span>
      <button type="submit" name="intent" value="save">
        Вернуть
      </button>
    </Form>
  );
}
