import type { Me } from '@yahont/contracts/office/staff.ts';
import { grantsOf } from '@yahont/contracts/office/roles.ts';
import { ChipSelect } from '#app/parts/field.tsx';
import { storeText, useStores } from '#app/lib/people/stores.ts';

type Props = {
  me: Me;
  store: number | 'warehouse' | null;
  onChange: (store: number | 'warehouse' | null) => void;
};

/** Where one looks; not drawn for people of a single store. */
export function StoreChoice({ me, store, onChange }: Props) {
  const stores = useStores();
  const isNetwork = grantsOf(me.roles, 'orders.see').includes('network');
  const known = isNetwork ? (stores.data ?? []).map(({ id }) => id) : me.storeIds;
  const places: (number | null)[] = isNetwork ? [...known, null] : [...known];
  if (places.length < 2) return null;
  return (
    <ChipSelect
      label="Где"
      value={store === null ? '' : String(store)}
      options={[
        { value: '', name: isNetwork ? 'вся сеть' : 'все мои магазины' },
        ...places.map((id) => ({
          value: id === null ? 'warehouse' : String(id),
          name: storeText(id, stores.data),
        })),
      ]}
      onChange={({ target: { value } }) => onChange(valueOf(value))}
      onClear={() => onChange(null)}
    />
  );
}

function valueOf(value: string): number | 'warehouse' | null {
  if (value === '') return null;
  return value === 'warehouse' ? value : Number(value);
}
