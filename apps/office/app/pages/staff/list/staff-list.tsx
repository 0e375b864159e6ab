import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { ButtonLink } from '#app/parts/button.tsx';
import { Empty, Failed, Skeleton } from '#app/parts/states.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { usePeople } from '#app/lib/people/people.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { filterQuery, isShown, type Filters } from './filters.ts';
import { StaffCards } from './staff-cards.tsx';
import { StaffTable } from './staff-table.tsx';
import styles from './staff-list.module.css';

type Props = { filters: Filters; personId: number | null; isWide: boolean };

const EMPTY_TITLES = {
  works: 'Пока никто не работает',
  invited: 'Приглашений нет',
  left: 'Никто не ушёл',
} as const;

export function StaffList({ filters, personId, isWide }: Props) {
  const people = usePeople(filters.state);
  const all = people.data;
  const { role, storeId } = filters;
  const shown = useMemo(
    () => (all ?? []).filter((person) => isShown(person, { role, storeId })),
    [all, role, storeId],
  );
  const query = filterQuery(filters);
  const list = useRowKeys({ shown, personId, isWide, query });

  if (all === undefined && people.isError)
    return (
      <Failed
        title="Список не открылся"
        text={failureText(people.error)}
        onRetry={() => void people.refetch()}
      />
    );
  if (all === undefined) return <Skeleton rows={10} />;
  if (all.length === 0)
    return (
      <Empty title={EMPTY_TITLES[filters.state]}>
        <p>{filters.state === 'invited' ? 'Все, кого пригласили, уже работают.' : 'Здесь появятся люди.'}</p>
      </Empty>
    );
  if (shown.length === 0)
    return (
      <Empty title="Таких сотрудников нет" icon="search">
        <p>В этом состоянии никто не подходит под роль и магазин.</p>
        <ButtonLink look="quiet" to={`/staff${filterQuery({ ...filters, role: null, storeId: null })}`}>
          Снять условия
        </ButtonLink>
      </Empty>
    );
  const Rows = isWide ? StaffTable : StaffCards;
  return (
    <div ref={list} className={styles.root} data-loading={people.isFetching || undefined}>
      <Rows people={shown} personId={personId} query={query} />
    </div>
  );
}

type Rows = { shown: readonly OfficeStaff[]; personId: number | null; isWide: boolean; query: string };

/** J and K move through the rows; beside an open person they change who is shown. Enter is the link's own key. */
function useRowKeys({ shown, personId, isWide, query }: Rows) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  useKeys(
    useMemo(() => {
      const move = (step: 1 | -1): void => {
        const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
        const focused = links.findIndex((link) => link === document.activeElement);
        const from = focused === -1 ? shown.findIndex(({ id }) => id === personId) : focused;
        const at = Math.min(Math.max(from + step, 0), links.length - 1);
        links[at]?.focus();
        const person = shown[at];
        if (isWide && person !== undefined && person.id !== personId)
          void navigate(`/staff/${person.id}${query}`, { replace: personId !== null });
      };
      return [
        { code: 'KeyJ', shown: 'J', does: 'следующий человек', run: () => move(1) },
        { code: 'KeyK', shown: 'K', does: 'предыдущий человек', run: () => move(-1) },
      ];
    }, [shown, personId, isWide, query, navigate]),
  );
  return list;
}
