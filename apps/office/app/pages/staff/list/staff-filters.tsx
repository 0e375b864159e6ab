import { useNavigate } from 'react-router';
import { ROLE_NAMES } from '@yahont/contracts/office/permissions.ts';
import { ChipSelect } from '#app/parts/field.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { useStores } from '#app/lib/people/stores.ts';
import { ROLE_WORDS } from '#app/lib/words/roles.ts';
import { filterQuery, TABS, type Filters } from './filters.ts';

/** States of people, in the address. */
export function StaffTabs({ filters }: { filters: Filters }) {
  return (
    <Tabs
      label="Состояние"
      tabs={TABS.map(({ state, name }) => ({
        to: `/staff${filterQuery({ ...filters, state })}`,
        name,
        isOn: state === filters.state,
      }))}
    />
  );
}

type Props = { filters: Filters; /** The person beside the list, who stays. */ personId: number | null };

/** Role and store as choices, in the address. */
export function StaffFilters({ filters, personId }: Props) {
  const navigate = useNavigate();
  const stores = useStores();
  const base = personId === null ? '/staff' : `/staff/${personId}`;
  const go = (change: Partial<Filters>): void =>
    void navigate(`${base}${filterQuery({ ...filters, ...change })}`, { replace: true });
  return (
    <>
      <ChipSelect
        label="Роль"
        value={filters.role ?? ''}
        options={[
          { value: '', name: 'все' },
          ...ROLE_NAMES.map((role) => ({ value: role, name: ROLE_WORDS[role].name })),
        ]}
        onChange={(event) => go({ role: ROLE_NAMES.find((role) => role === event.target.value) ?? null })}
        onClear={() => go({ role: null })}
      />
      <ChipSelect
        label="Магазин"
        value={filters.storeId === null ? '' : String(filters.storeId)}
        options={[
          { value: '', name: 'все' },
          ...(stores.data ?? []).map(({ id, name, city }) => ({
            value: String(id),
            name: `${name} (${city})`,
          })),
        ]}
        onChange={(event) => go({ storeId: event.target.value === '' ? null : Number(event.target.value) })}
        onClear={() => go({ storeId: null })}
      />
    </>
  );
}
