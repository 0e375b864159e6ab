import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { confirmTotp as confirm } from '@yahont/contracts/office/staff-sign-in.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { closedText, openingAfter } from '#app/blocks/sign-in/closed.ts';
import { CodeCells } from '#app/blocks/code-cells.tsx';
import { Button, ButtonLink } from '#app/parts/button.tsx';
import { Note } from '#app/parts/note.tsx';
import { Qr } from '#app/parts/pictures/qr.tsx';
import { Empty, Failed, Skeleton } from '#app/parts/states.tsx';
import { call, CallFailed, refusalOf } from '#app/lib/calls/call.ts';
import { confirmTotp, startTotp } from '#app/lib/calls/routes/session.ts';
import { failureText } from '#app/lib/words/failure.ts';
import styles from './invitation-page.module.css';

type Props = { onDone: (answer: AnswerOf<typeof confirm>) => void };

/** Connects an authenticator by its first code. */
export function AuthenticatorStep({ onDone }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  // Each call makes a new secret, so it is made once.
  const secret = useQuery({
    queryKey: ['totp'],
    queryFn: () => call(startTotp, {}, { signedOut: 'fail' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const proof = useMutation({
    mutationFn: (typed: string) => call(confirmTotp, { body: { code: typed } }, { signedOut: 'fail' }),
    onSuccess: onDone,
    onError: (reason) => {
      setCode('');
      const codes = { 'wrong-code': true, 'sign-in-closed': true, 'no-secret': true } as const;
      const refusal = refusalOf(confirmTotp, codes, reason);
      if (refusal?.code === 'wrong-code') setError(wrongText(refusal.facts.triesLeft));
      else if (refusal?.code === 'sign-in-closed')
        setError(closedText(openingAfter(refusal.facts.retryAfter, Date.now())));
      else if (refusal?.code === 'no-secret') void secret.refetch();
      else setFailure(failureText(reason));
    },
  });
  function send(typed: string): void {
    if (proof.isPending) return;
    setError(undefined);
    setFailure(undefined);
    proof.mutate(typed);
  }

  if (secret.isPending) return <Skeleton rows={4} />;
  if (secret.isError) return <NoSecret error={secret.error} onRetry={() => void secret.refetch()} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) send(code);
        else setError('Впишите все шесть цифр');
      }}
    >
      <p className={styles.lead}>
        Без второго шага не откроется ни один экран. Подойдёт любое приложение с кодами.
      </p>
      <div className={styles.scan}>
        <Qr text={secret.data.uri} label="QR-код для приложения с кодами" />
        <ol>
          <li>Откройте приложение на телефоне</li>
          <li>Добавьте запись и наведите камеру на код</li>
          <li>Впишите шесть цифр, которые оно покажет</li>
        </ol>
      </div>
      <p className={styles.secret}>
        Камера не работает? Впишите ключ:
        <code>{(secret.data.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      {failure !== undefined && (
        <div role="alert">
          <Note tone="bad">{failure}</Note>
        </div>
      )}
      <CodeCells
        label="Код из приложения"
        value={code}
        onChange={setCode}
        onFull={send}
        error={error}
        isFirst
      />
      <Button type="submit" size="tall" isWide isBusy={proof.isPending}>
        Подключить
      </Button>
    </form>
  );
}

function wrongText(left: number): string {
  return `Код не подошёл. Проверьте часы телефона; осталось ${countOf(left, ['попытка', 'попытки', 'попыток'])}.`;
}

function NoSecret({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!(error instanceof CallFailed) || error.status !== 401)
    return <Failed title="Ключ не получен" text={failureText(error)} onRetry={onRetry} />;
  return (
    <Empty title="Прошло больше часа" icon="lock">
      <p>Пароль сохранён, но приложение не подключено. Попросите администратора прислать новую ссылку.</p>
      <ButtonLink look="quiet" to="/sign-in">
        Войти
      </ButtonLink>
    </Empty>
  );
}
