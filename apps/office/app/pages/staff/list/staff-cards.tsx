import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Card, Cards } from '#app/parts/lists/cards.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { scopeText } from '#app/lib/people/scope.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import { LastSeen, SecondStepText } from './person-facts.tsx';
import type { RowsProps } from './rows.ts';

/** People as cards, for fingers. */
export function StaffCards({ people, query }: RowsProps) {
  const now = useNow();
  const stores = useStores();
  return (
    <Cards label="Сотрудники">
      {people.map((person) => (
        <Card
          key={person.id}
          to={`/staff/${person.id}${query}`}
          media={<Avatar name={person.name} />}
          title={person.name}
          lines={[rolesText(person.roles) || 'без роли', scopeText(person, stores.data)]}
          side={
            <>
              {person.state === 'works' && <LastSeen person={person} now={now} />}
              <small>
                <SecondStepText person={person} now={now} />
              </small>
            </>
          }
        />
      ))}
    </Cards>
  );
}
