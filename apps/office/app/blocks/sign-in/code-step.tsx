import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { proveSignIn as prove, SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Button, TextButton } from '#app/parts/button.tsx';
import { Field } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, CallFailed, refusalOf } from '#app/lib/calls/call.ts';
import { proveSignIn } from '#app/lib/calls/routes/session.ts';
import { useNow } from '#app/lib/look/now.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { CodeCells } from '../code-cells.tsx';
import { closedText, openingAfter } from './closed.ts';
import styles from './sign-in-form.module.css';

/** An authenticator shows a new code so often. */
const PERIOD_S = 30;

type Props = {
  signIn: SignIn;
  onDone: (signIn: SignIn) => void;
  /** The first step is too long ago. */
  onOver: () => void;
};

/** The code of the authenticator, sent with its last digit, or a backup code. */
export function CodeStep({ signIn, onDone, onOver }: Props) {
  const now = useNow(1000);
  const [code, setCode] = useState('');
  const [backup, setBackup] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [triesLeft, setTriesLeft] = useState(signIn.triesLeft);
  const [closedUntil, setClosedUntil] = useState(
    signIn.closedUntil === null ? null : new Date(signIn.closedUntil),
  );
  const isClosed = closedUntil !== null && closedUntil > now;

  const proof = useMutation({
    mutationFn: (body: BodyOf<typeof prove>) => call(proveSignIn, { body }, { signedOut: 'fail' }),
    onSuccess: onDone,
    onError: (reason) => {
      setCode('');
      const refusal = refusalOf(proveSignIn, { 'wrong-code': true, 'sign-in-closed': true }, reason);
      if (refusal?.code === 'wrong-code') {
        setTriesLeft(refusal.facts.triesLeft);
        setError('Код не подошёл: проверьте, что он от этой записи и ещё не сменился');
      } else if (refusal?.code === 'sign-in-closed')
        setClosedUntil(openingAfter(refusal.facts.retryAfter, Date.now()));
      else if (reason instanceof CallFailed && reason.status === 401) onOver();
      else if (reason instanceof CallFailed && reason.status === 422)
        setError('Такого кода не бывает: проверьте знаки');
      else setFailure(failureText(reason));
    },
  });
  function send(body: BodyOf<typeof prove>): void {
    if (proof.isPending || isClosed) return;
    setError(undefined);
    setFailure(undefined);
    proof.mutate(body);
  }

  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (backup !== null) send({ backupCode: backup });
        else if (code.length === 6) send({ code });
        else setError('Впишите все шесть цифр');
      }}
    >
      {(isClosed || failure !== undefined) && (
        <div role="alert">
          <Note tone="bad">{isClosed ? closedText(closedUntil) : failure}</Note>
        </div>
      )}
      {backup === null ? (
        <CodeCells
          label="Код из приложения"
          value={code}
          onChange={setCode}
          onFull={(full) => send({ code: full })}
          error={error}
          isFirst
        />
      ) : (
        <Field
          label="Резервный код"
          help="Десять знаков, как напечатано. После входа этот код больше не действует."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={backup}
          error={error}
          onChange={(event) => setBackup(event.target.value)}
        />
      )}
      <p className={styles.hint}>
        {backup === null && `Код меняется через ${PERIOD_S - (now.getSeconds() % PERIOD_S)} с. `}
        {triesLeft !== null && !isClosed && triesText(triesLeft)}
      </p>
      <Button type="submit" size="tall" isWide isBusy={proof.isPending} isOff={isClosed}>
        Войти
      </Button>
      {signIn.ways.includes('backup') && (
        <TextButton
          onClick={() => {
            setBackup(backup === null ? '' : null);
            setError(undefined);
          }}
        >
          {backup === null ? 'Нет телефона под рукой? Резервный код' : 'Вернуться к коду из приложения'}
        </TextButton>
      )}
    </form>
  );
}

function triesText(left: number): string {
  const verb = left === 1 ? 'Осталась' : 'Осталось';
  return `${verb} ${countOf(left, ['попытка', 'попытки', 'попыток'])}, потом вход закроется на 15 минут.`;
}
