import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { PasskeyList } from '#app/blocks/passkeys/passkey-list.tsx';
import { SessionList } from '#app/blocks/sessions/session-list.tsx';
import { ThemeChoice } from '#app/blocks/theme-choice.tsx';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Button } from '#app/parts/button.tsx';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { endOwnSession, getOwnKeys, listOwnSessions } from '#app/lib/calls/routes/own.ts';
import { useNow } from '#app/lib/look/now.ts';
import { usePage } from '#app/lib/look/page.ts';
import { say } from '#app/lib/look/toast.ts';
import { scopeText } from '#app/lib/people/scope.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { useSignOut } from '#app/lib/session/sign-out.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { dateText, momentText } from '#app/lib/words/moments.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { KEYS_KEY, OWN_SESSIONS_KEY } from '#app/lib/session/own-keys.ts';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './me-page.module.css';

/** How one signs in, and where one has. */
export function MePage() {
  const me = useOutletContext<Me>();
  const heading = usePage('Мой вход');
  const now = useNow();
  const stores = useStores();
  const signOut = useSignOut();
  const storeIds = me.storeIds.filter((id) => id !== null);
  return (
    <div className={styles.root}>
      <h1 ref={heading} tabIndex={-1}>
        Мой вход
      </h1>
      <div className={styles.person}>
        <Avatar name={me.name} size="large" />
        <div>
          <h2>{me.name}</h2>
          <p className={styles.muted}>
            {[me.email, rolesText(me.roles), scopeText({ roles: me.roles, storeIds }, stores.data)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Button look="quiet" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          Выйти
        </Button>
      </div>
      <Panel title="Где вы вошли" note={`этот вход до ${momentText(me.sessionEndsAt, now)}`}>
        <OwnSessions />
      </Panel>
      <Panel title="Пароль и коды">
        <OwnKeys />
      </Panel>
      <Panel title="Ключи устройств">
        <OwnPasskeys />
      </Panel>
      <Panel title="Тема">
        <ThemeChoice />
      </Panel>
    </div>
  );
}

function Panel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <header>
        <h2>{title}</h2>
        {note !== undefined && <small className={styles.muted}>{note}</small>}
      </header>
      {children}
    </section>
  );
}

function OwnSessions() {
  const cache = useQueryClient();
  const sessions = useQuery({
    queryKey: OWN_SESSIONS_KEY,
    queryFn: ({ signal }) => call(listOwnSessions, {}, { signal }),
  });
  const ending = useMutation({
    mutationFn: (id: string) => call(endOwnSession, { params: { id } }),
    onSuccess: () => say('Вход закрыт'),
    onError: (error) => say(failureText(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: OWN_SESSIONS_KEY }),
  });
  if (sessions.isPending) return <Skeleton rows={2} />;
  if (sessions.isError)
    return (
      <Failed
        title="Входы не показаны"
        text={failureText(sessions.error)}
        onRetry={() => void sessions.refetch()}
      />
    );
  return (
    <SessionList
      sessions={sessions.data}
      endingId={ending.isPending ? ending.variables : null}
      onEnd={({ id }) => ending.mutate(id)}
    />
  );
}

function OwnKeys() {
  const now = useNow();
  const [shown, setShown] = useState<'codes' | 'password' | null>(null);
  const keys = useQuery({ queryKey: KEYS_KEY, queryFn: ({ signal }) => call(getOwnKeys, {}, { signal }) });
  if (keys.isPending) return <Skeleton rows={2} />;
  if (keys.isError)
    return (
      <Failed title="Ключи не показаны" text={failureText(keys.error)} onRetry={() => void keys.refetch()} />
    );
  const { passwordSince, totpSince, backupCodesLeft } = keys.data;
  if (passwordSince === null)
    return <p className={styles.muted}>Вы работаете с ключом консоли: пароля и кодов у него нет.</p>;
  return (
    <>
      <ul className={styles.keys}>
        <li>
          <div>
            <b>Пароль</b>
            <small className={styles.muted}>с {dateText(passwordSince, now)}</small>
          </div>
          <Button look="quiet" onClick={() => setShown('password')}>
            Сменить
          </Button>
        </li>
        <li>
          <div>
            <b>Приложение с кодами</b>
            <small className={styles.muted}>
              {totpSince === null
                ? 'не подключено'
                : `с ${dateText(totpSince, now)}; другое подключит сброс входа`}
            </small>
          </div>
        </li>
        <li>
          <div>
            <b>Резервные коды: {leftText(backupCodesLeft)}</b>
            <small className={styles.muted}>показать нельзя, только выдать новые</small>
          </div>
          <Button look="quiet" onClick={() => setShown('codes')}>
            Новые
          </Button>
        </li>
      </ul>
      {shown === 'codes' && <CodesDialog onClose={() => setShown(null)} />}
      {shown === 'password' && <PasswordDialog onClose={() => setShown(null)} />}
    </>
  );
}

function OwnPasskeys() {
  const keys = useQuery({ queryKey: KEYS_KEY, queryFn: ({ signal }) => call(getOwnKeys, {}, { signal }) });
  if (keys.isPending) return <Skeleton rows={1} />;
  if (keys.isError)
    return (
      <Failed title="Ключи не показаны" text={failureText(keys.error)} onRetry={() => void keys.refetch()} />
    );
  if (keys.data.passwordSince === null) return <p className={styles.muted}>У ключа консоли этого нет.</p>;
  return <PasskeyList passkeys={keys.data.passkeys} />;
}

function leftText(count: number): string {
  return count === 0 ? 'не осталось' : `осталось ${countOf(count, ['код', 'кода', 'кодов'])}`;
}
