import { Link } from 'react-router';
import { Avatar } from '#app/parts/avatar.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { scopeText } from '#app/lib/people/scope.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import { LastSeen, SecondStepText } from './person-facts.tsx';
import type { RowsProps } from './rows.ts';
import styles from './staff-table.module.css';

/** People as a table, where there is room for its columns. */
export function StaffTable({ people, personId, query }: RowsProps) {
  const now = useNow();
  const stores = useStores();
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col">Кто</th>
          <th scope="col">Роль</th>
          <th scope="col">Магазины</th>
          <th scope="col">Был</th>
          <th scope="col">Второй шаг</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} data-selected={person.id === personId || undefined}>
            <th scope="row">
              <Link
                to={`/staff/${person.id}${query}`}
                className={styles.who}
                data-row=""
                aria-current={person.id === personId ? 'true' : undefined}
              >
                <Avatar name={person.name} size="small" />
                <b>{person.name}</b>
              </Link>
            </th>
            <td>{rolesText(person.roles) || 'нет'}</td>
            <td className={styles.muted}>{scopeText(person, stores.data)}</td>
            <td>
              <LastSeen person={person} now={now} />
            </td>
            <td>
              <SecondStepText person={person} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
