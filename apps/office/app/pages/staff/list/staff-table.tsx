import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Cell, DataRow, DataTable } from '#app/parts/lists/data-table.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { scopeText } from '#app/lib/people/scope.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import { LastSeen, SecondStepText } from './person-facts.tsx';
import type { RowsProps } from './rows.ts';

const COLUMNS = [
  { name: 'Кто', width: '28%' },
  { name: 'Роль' },
  { name: 'Магазины' },
  { name: 'Был', width: '104px' },
  { name: 'Второй шаг', width: '136px' },
] as const;

/** People as a table, where there is room for its columns. */
export function StaffTable({ people, personId, query }: RowsProps) {
  const now = useNow();
  const stores = useStores();
  return (
    <DataTable label="Сотрудники" columns={COLUMNS}>
      {people.map((person) => (
        <DataRow
          key={person.id}
          to={`/staff/${person.id}${query}`}
          isSelected={person.id === personId}
          head={
            <>
              <Avatar name={person.name} size="small" />
              <b>{person.name}</b>
            </>
          }
        >
          <Cell>{rolesText(person.roles) || 'нет'}</Cell>
          <Cell tone="muted">{scopeText(person, stores.data)}</Cell>
          <Cell>
            <LastSeen person={person} now={now} />
          </Cell>
          <Cell>
            <SecondStepText person={person} now={now} />
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
