import { Link } from 'react-router';
import { Avatar } from '#app/parts/avatar.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { scopeText } from '#app/lib/people/scope.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import { LastSeen, SecondStepText } from './person-facts.tsx';
import type { RowsProps } from './rows.ts';
import styles from './staff-cards.module.css';

/** People as cards, for fingers. */
export function StaffCards({ people, query }: RowsProps) {
  const now = useNow();
  const stores = useStores();
  return (
    <ul className={styles.root}>
      {people.map((person) => (
        <li key={person.id}>
          <Link to={`/staff/${person.id}${query}`} data-row="">
            <Avatar name={person.name} />
            <span className={styles.who}>
              <b>{person.name}</b>
              <small>{rolesText(person.roles) || 'без роли'}</small>
              <small>{scopeText(person, stores.data)}</small>
            </span>
            <span className={styles.facts}>
              {person.state === 'works' && <LastSeen person={person} now={now} />}
              <small>
                <SecondStepText person={person} now={now} />
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
