import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { ButtonLink } from '#app/parts/button.tsx';
import { Empty } from '#app/parts/states.tsx';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { usePeople } from '#app/lib/people/people.ts';
import { filterQuery, isShown, type Filters } from './filters.ts';
import { StaffCards } from './staff-cards.tsx';
import { StaffTable } from './staff-table.tsx';

type Props = { filters: Filters; personId: number | null; isWide: boolean };

const EMPTY_TITLES = {
  works: 'Пока никто не работает',
  invited: 'Приглашений нет',
  left: 'Никто не ушёл',
} as const;

const NOBODY: readonly OfficeStaff[] = [];

export function StaffList({ filters, personId, isWide }: Props) {
  const navigate = useNavigate();
  const { data: all, error, isFetching, refetch } = usePeople(filters.state);
  const { role, storeId } = filters;
  const shown = useMemo(
    () => all?.filter((person) => isShown(person, { role, storeId })),
    [all, role, storeId],
  );
  const query = filterQuery(filters);
  const show = useCallback(
    (id: number) => {
      if (isWide && id !== personId) void navigate(`/staff/${id}${query}`, { replace: personId !== null });
    },
    [isWide, personId, query, navigate],
  );
  const list = useRowKeys({
    ids: useMemo(() => (shown ?? NOBODY).map(({ id }) => id), [shown]),
    at: personId,
    onMove: show,
    what: 'человек',
  });
  const Rows = isWide ? StaffTable : StaffCards;
  return (
    <ListBody
      ref={list}
      list={{ rows: shown, error, isReading: isFetching, retry: () => void refetch() }}
      empty={<NobodyShown filters={filters} isNobody={all?.length === 0} />}
    >
      {(people) => <Rows people={people} personId={personId} query={query} />}
    </ListBody>
  );
}

function NobodyShown({ filters, isNobody }: { filters: Filters; isNobody: boolean }) {
  if (isNobody)
    return (
      <Empty title={EMPTY_TITLES[filters.state]}>
        <p>{filters.state === 'invited' ? 'Все, кого пригласили, уже работают.' : 'Здесь появятся люди.'}</p>
      </Empty>
    );
  return (
    <Empty title="Таких сотрудников нет" icon="search">
      <p>В этом состоянии никто не подходит под роль и магазин.</p>
      <ButtonLink look="quiet" to={`/staff${filterQuery({ ...filters, role: null, storeId: null })}`}>
        Снять условия
      </ButtonLink>
    </Empty>
  );
}
