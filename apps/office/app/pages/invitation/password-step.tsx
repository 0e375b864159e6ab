import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import { PasswordPair } from '#app/blocks/password-pair.tsx';
import { Button, ButtonLink } from '#app/parts/button.tsx';
import { Note } from '#app/parts/note.tsx';
import { Empty, Failed, Skeleton } from '#app/parts/states.tsx';
import { call, codeOf, refusalOf } from '#app/lib/calls/call.ts';
import { acceptInvitation, readInvitation } from '#app/lib/calls/routes/session.ts';
import { useNow } from '#app/lib/look/now.ts';
import { FAULT_WORDS, rulesOf } from '#app/lib/session/passwords.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import styles from './invitation-page.module.css';

type Props = { token: string; onDone: (signIn: SignIn) => void };

export function PasswordStep({ token, onDone }: Props) {
  const now = useNow();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token } }, { signal, signedOut: 'fail' }),
    gcTime: 0,
  });
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const accept = useMutation({
    mutationFn: (password: string) =>
      call(acceptInvitation, { body: { token, password } }, { signedOut: 'fail' }),
    onSuccess: onDone,
    onError: (reason) => {
      const refusal = refusalOf(acceptInvitation, { 'weak-password': true, 'invitation-over': true }, reason);
      if (refusal?.code === 'weak-password') setError(FAULT_WORDS[refusal.facts.reason]);
      else if (refusal?.code === 'invitation-over') void invitation.refetch();
      else setFailure(failureText(reason));
    },
  });

  if (invitation.isPending) return <Skeleton rows={3} />;
  if (invitation.isError)
    return <NoInvitation error={invitation.error} onRetry={() => void invitation.refetch()} />;
  const { name, email, roles, endsAt, kind } = invitation.data;
  const isReady = rulesOf({ ...typed, name, email }).every(({ isMet }) => isMet);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (accept.isPending) return;
        setError(isReady ? undefined : 'Сначала выполните все правила под полями');
        setFailure(undefined);
        if (isReady) accept.mutate(typed.password);
      }}
    >
      <p className={styles.lead}>
        <b>{name}</b>, {GREETINGS[kind]} {roles.length > 0 && `Ваша роль: ${rolesText(roles)}.`}
      </p>
      <Note>
        Придумайте пароль для {email}, затем подключите приложение с кодами и сохраните десять резервных
        кодов. Ссылка действует до {momentText(endsAt, now)} и открывается один раз.
      </Note>
      {failure !== undefined && (
        <div role="alert">
          <Note tone="bad">{failure}</Note>
        </div>
      )}
      {/* Password managers keep the address with the password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordPair {...typed} person={{ name, email }} error={error} onChange={setTyped} />
      <Button type="submit" size="tall" isWide isBusy={accept.isPending}>
        Дальше: приложение с кодами
      </Button>
    </form>
  );
}

const GREETINGS = {
  invitation: 'вас пригласили работать в офисе «Яхонта».',
  reset: 'администратор сбросил ваш вход: заведите новый пароль и новые коды.',
} as const;

function NoInvitation({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (codeOf(error) !== 'invitation-over')
    return <Failed title="Ссылка не открылась" text={failureText(error)} onRetry={onRetry} />;
  return (
    <Empty title="Ссылка больше не действует" icon="lock">
      <p>Её уже открыли, заменили новой, или прошло 48 часов. Попросите администратора прислать другую.</p>
      <ButtonLink look="quiet" to="/sign-in">
        Войти
      </ButtonLink>
    </Empty>
  );
}
