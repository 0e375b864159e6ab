import { actsInOwnStores } from '@yahont/contracts/office/roles.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListSearch } from '#app/blocks/lists/list-search.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import type { UsedFilters } from '#app/lib/lists/filters.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { ORDER_FILTERS, SEARCH_MAX, STATUSES, type OrderFilters } from './order-filters.ts';
import { searchFault } from './order-search.ts';

type Used = UsedFilters<typeof ORDER_FILTERS>;

const NAMES: Readonly<Record<(typeof STATUSES)[number], string>> = {
  new: 'Новые',
  paid: 'Оплачены',
  assembling: 'Собираются',
  ready: 'Готовы',
  'in-delivery': 'В пути',
  'awaiting-payment': 'Ждут оплаты',
  completed: 'Выданы',
  cancelled: 'Отменены',
  expired: 'Не оплачены',
  refunded: 'Возвращены',
};

/** Everything to do, then each state. */
export function OrderTabs({ filters, query }: { filters: OrderFilters; query: Used['query'] }) {
  return (
    <Tabs
      label="Состояние"
      tabs={[
        {
          to: `/orders${query({ status: undefined, q: undefined })}`,
          name: 'К делу',
          isOn: filters.status === undefined && filters.q === undefined,
        },
        ...STATUSES.map((status) => ({
          to: `/orders${query({ status })}`,
          name: NAMES[status],
          isOn: status === filters.status,
        })),
      ]}
    />
  );
}

export function OrderChips({ filters, set, me }: { filters: OrderFilters; set: Used['set']; me: Me }) {
  const stores = useStores();
  const isEverywhere = me.roles.some((role) => !actsInOwnStores(role));
  const own = (stores.data ?? []).filter(({ id }) => isEverywhere || me.storeIds.includes(id));
  const hasWarehouse = isEverywhere || me.storeIds.includes(null);
  const q = filters.q ?? '';
  return (
    <>
      <ListSearch
        key={q}
        label="Номер, телефон или 4 цифры"
        value={q}
        longest={SEARCH_MAX}
        fault={searchFault}
        onSearch={(typed) => set({ q: typed === '' ? undefined : typed })}
      />
      {own.length + (hasWarehouse ? 1 : 0) > 1 && (
        <ChipSelect
          label="Где"
          value={filters.store === undefined ? '' : String(filters.store)}
          options={[
            { value: '', name: 'везде' },
            ...(hasWarehouse ? [{ value: 'warehouse', name: 'Склад и доставка' }] : []),
            ...own.map(({ id, name, city }) => ({ value: String(id), name: `${name} (${city})` })),
          ]}
          onChange={({ target: { value } }) =>
            set({ store: value === '' ? undefined : ORDER_FILTERS.store(value) })
          }
          onClear={() => set({ store: undefined })}
        />
      )}
    </>
  );
}
