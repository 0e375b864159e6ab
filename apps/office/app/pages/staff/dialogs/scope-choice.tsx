import { useId } from 'react';
import { ROLE_NAMES, type Role } from '@yahont/contracts/office/permissions.ts';
import { FieldError } from '#app/parts/field.tsx';
import { Tick } from '#app/parts/tick.tsx';
import { needStores } from '#app/lib/people/scope.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { ROLE_WORDS } from '#app/lib/words/roles.ts';
import styles from './dialogs.module.css';

export type Scope = { roles: readonly Role[]; storeIds: readonly number[] };
type Props = { scope: Scope; onChange: (scope: Scope) => void; errors: { roles?: string; stores?: string } };

/** Roles, and stores for those roles that act in their own. */
export function ScopeChoice({ scope: { roles, storeIds }, onChange, errors }: Props) {
  const id = useId();
  const stores = useStores();
  return (
    <>
      <fieldset className={styles.choice} aria-describedby={`${id}-roles`}>
        <legend>Роли</legend>
        <div className={styles.roles}>
          {ROLE_NAMES.map((role) => (
            <Tick
              key={role}
              look="card"
              checked={roles.includes(role)}
              onChange={() => onChange({ roles: toggled(roles, role), storeIds })}
            >
              <b>{ROLE_WORDS[role].name}</b>
              <small>{ROLE_WORDS[role].does}</small>
            </Tick>
          ))}
        </div>
        <FieldError id={`${id}-roles`} text={errors.roles} />
      </fieldset>
      {needStores(roles) && (
        <fieldset className={styles.choice} aria-describedby={`${id}-stores`}>
          <legend>Магазины</legend>
          <div className={styles.stores}>
            {(stores.data ?? []).map((store) => (
              <Tick
                key={store.id}
                checked={storeIds.includes(store.id)}
                onChange={() => onChange({ roles, storeIds: toggled(storeIds, store.id) })}
              >
                {store.name} <small>{store.city}</small>
              </Tick>
            ))}
          </div>
          <FieldError
            id={`${id}-stores`}
            text={
              stores.isError ? 'Список магазинов не пришёл: закройте окно и откройте снова' : errors.stores
            }
          />
        </fieldset>
      )}
    </>
  );
}

/** What is wrong before it is sent. */
export function scopeFaults({ roles, storeIds }: Scope, mayBeEmpty: boolean): Props['errors'] {
  if (roles.length === 0 && !mayBeEmpty) return { roles: 'Выберите хотя бы одну роль' };
  if (needStores(roles) && storeIds.length === 0)
    return { stores: 'Выберите магазин: эта роль действует в своих' };
  return {};
}

function toggled<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}
