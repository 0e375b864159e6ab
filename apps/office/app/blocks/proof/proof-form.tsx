import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/parts/button.tsx';
import { DialogButtons } from '#app/parts/dialog.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, refusalOf } from '#app/lib/calls/call.ts';
import { getOwnKeys } from '#app/lib/calls/routes/own.ts';
import { proveAgain } from '#app/lib/calls/routes/passkeys.ts';
import { hasPasskeys } from '#app/lib/passkeys/ask-browser.ts';
import { passkeyErrorText, proveByPasskey } from '#app/lib/passkeys/passkeys.ts';
import { KEYS_KEY } from '#app/lib/session/own-keys.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { CodeCells } from '../code-cells.tsx';
import { closedText, openingAfter } from '../sign-in/closed.ts';
import styles from './proof-form.module.css';

type Props = {
  /** What is being done. */
  about: string;
  /** Seconds until the window closes by itself. */
  left: number;
  onProved: () => void;
  onCancel: () => void;
};

/** Repeats the deed and takes a passkey, where the person has one here, or a code of the authenticator. */
export function ProofForm({ about, left, onProved, onCancel }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const keys = useQuery({ queryKey: KEYS_KEY, queryFn: ({ signal }) => call(getOwnKeys, {}, { signal }) });
  const names = (keys.data?.passkeys ?? []).map(({ name }) => name);
  const hasKey = names.length > 0 && hasPasskeys();
  const byCode = useMutation({
    mutationFn: (typed: string) => call(proveAgain, { body: { code: typed } }),
    onSuccess: onProved,
    onError: (reason) => {
      setCode('');
      setError(codeErrorText(reason));
    },
  });
  const byKey = useMutation({ mutationFn: proveByPasskey, onSuccess: onProved });
  function send(typed: string): void {
    if (byCode.isPending) return;
    setError(undefined);
    byCode.mutate(typed);
  }
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === 6) send(code);
        else setError('Впишите все шесть цифр');
      }}
    >
      <p className={styles.about}>{about}</p>
      <dl className={styles.facts}>
        {hasKey && (
          <>
            <dt>Ключ</dt>
            <dd>{names.map((name) => `«${name}»`).join(', ')}</dd>
          </>
        )}
        <dt>Осталось</dt>
        <dd>
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
        </dd>
      </dl>
      {byKey.isError && (
        <div role="alert">
          <Note tone="bad">{passkeyErrorText(byKey.error)}</Note>
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
      <p className={styles.hint}>
        Следующие 5&nbsp;минут не спросим. В журнал попадёт запись с временем и устройством.
      </p>
      <DialogButtons>
        {hasKey && (
          <Button isBusy={byKey.isPending} onClick={() => byKey.mutate()}>
            <Icon name="fingerprint" size={16} />
            {byKey.isPending ? 'Ждём ключ' : 'Подтвердить ключом'}
          </Button>
        )}
        <Button type="submit" look={hasKey ? 'quiet' : 'main'} isBusy={byCode.isPending}>
          Подтвердить кодом
        </Button>
        <Button look="bare" onClick={onCancel}>
          Не сейчас
        </Button>
      </DialogButtons>
    </form>
  );
}

const CODES = { 'wrong-code': true, 'sign-in-closed': true, 'no-keys': true } as const;

function codeErrorText(error: unknown): string {
  const refusal = refusalOf(proveAgain, CODES, error);
  if (refusal?.code === 'wrong-code')
    return `Код не подошёл, осталось ${countOf(refusal.facts.triesLeft, ['попытка', 'попытки', 'попыток'])}`;
  if (refusal?.code === 'sign-in-closed')
    return closedText(openingAfter(refusal.facts.retryAfter, Date.now()));
  return failureText(error);
}
