import { useState } from 'react';
import type { Me, OfficeStaff } from '@yahont/contracts/office/staff.ts';
import { actsInOwnStores, ROLES } from '@yahont/contracts/office/roles.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { TextButton } from '#app/parts/button.tsx';
import { scopeText } from '#app/lib/people/scope.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { ROLE_WORDS } from '#app/lib/words/roles.ts';
import { RolesDialog } from '../dialogs/roles-dialog.tsx';
import styles from './person-parts.module.css';

type Props = { person: OfficeStaff; me: Me };

export function PersonRoles({ person, me }: Props) {
  const stores = useStores();
  const [isChanging, setChanging] = useState(false);
  const isOneself = person.id === me.id;
  const mayChange = person.state !== 'left' && !isOneself && mayAsk(me, 'staff.roles');
  const rights = new Set(person.roles.flatMap((role) => Object.keys(ROLES[role])));
  return (
    <section className={styles.root}>
      <header>
        <h2 data-look="small">Роли и магазины</h2>
        {mayChange && (
          <TextButton onClick={() => setChanging(true)}>
            {may(me, 'staff.roles') ? 'Изменить' : 'Попросить изменить'}
          </TextButton>
        )}
      </header>
      {person.roles.length === 0 ? (
        <p className={styles.muted}>Ролей нет: после входа виден только раздел «Мой вход».</p>
      ) : (
        <dl className={styles.pairs}>
          {person.roles.map((role) => (
            <div key={role}>
              <dt>{ROLE_WORDS[role].name}</dt>
              <dd>
                {actsInOwnStores(role)
                  ? scopeText({ roles: [role], storeIds: person.storeIds }, stores.data)
                  : 'вся сеть'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rights.size > 0 && (
        <p className={styles.small}>
          {countOf(rights.size, ['право', 'права', 'прав'])} по этим ролям.{' '}
          {isOneself && 'Свою роль изменить нельзя.'}
        </p>
      )}
      {isChanging && (
        <RolesDialog person={person} isAsking={!may(me, 'staff.roles')} onClose={() => setChanging(false)} />
      )}
    </section>
  );
}
