import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '@yahont/contracts/accounts/passkeys.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { Button, TextButton } from '#app/parts/button.tsx';
import { Field } from '#app/parts/field.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { removePasskey, renamePasskey } from '#app/lib/calls/routes/passkeys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { say } from '#app/lib/look/toast.ts';
import { hasPasskeys } from '#app/lib/passkeys/ask-browser.ts';
import { createPasskey, passkeyErrorText } from '#app/lib/passkeys/passkeys.ts';
import { KEYS_KEY } from '#app/lib/session/own-keys.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { dateText, sinceText } from '#app/lib/words/moments.ts';
import styles from './passkey-list.module.css';

const NAME_MAX_LENGTH = 60;

/** Passkeys of the person: names, removal, and a new one for this device. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const cache = useQueryClient();
  const adding = useMutation({
    mutationFn: createPasskey,
    onSuccess: async ({ name }) => {
      await cache.invalidateQueries({ queryKey: KEYS_KEY });
      say(`Ключ «${name}» добавлен: теперь можно входить им одним`);
    },
  });
  return (
    <div className={styles.root}>
      {passkeys.length === 0 ? (
        <p className={styles.muted}>
          Ключей пока нет. Ключ устройства (палец, лицо или код экрана) заменяет и пароль, и код из
          приложения.
        </p>
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding.isError && (
        <div role="alert">
          <Note tone="bad">{passkeyErrorText(adding.error)}</Note>
        </div>
      )}
      {hasPasskeys() ? (
        <div>
          <Button look="quiet" isBusy={adding.isPending} onClick={() => adding.mutate()}>
            <Icon name="fingerprint" size={16} />
            {adding.isPending ? 'Ждём устройство' : 'Добавить ключ этого устройства'}
          </Button>
        </div>
      ) : (
        <p className={styles.muted}>Этот браузер ключей не умеет.</p>
      )}
    </div>
  );
}

/** The field replaces the button that was pressed. */
const focusFirst = (field: HTMLInputElement | null): void => field?.focus();

function PasskeyItem({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const now = useNow();
  const cache = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const again = () => cache.invalidateQueries({ queryKey: KEYS_KEY });
  const renaming = useMutation({
    mutationFn: (next: string) => call(renamePasskey, { params: { id }, body: { name: next } }),
    onSuccess: async () => {
      await again();
      setTyped(null);
    },
    onError: (error) => say(failureText(error)),
  });
  const removing = useMutation({
    mutationFn: () => call(removePasskey, { params: { id } }, { about: `Удалить ключ «${name}».` }),
    onSuccess: () => say(`Ключ «${name}» удалён: им больше не войти`),
    onError: (error) => say(failureText(error)),
    onSettled: again,
  });
  if (typed !== null)
    return (
      <li>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (cleanTyped(typed) !== '' && !renaming.isPending) renaming.mutate(typed);
          }}
        >
          <Field
            label="Название ключа"
            value={typed}
            maxLength={NAME_MAX_LENGTH}
            ref={focusFirst}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" isBusy={renaming.isPending}>
            Назвать
          </Button>
          <Button look="bare" onClick={() => setTyped(null)}>
            Отмена
          </Button>
        </form>
      </li>
    );
  return (
    <li>
      <Icon name="fingerprint" size={18} />
      <div className={styles.facts}>
        <b>{name}</b>
        <small>
          с {dateText(createdAt, now)}
          {lastUsedAt === null ? ', ещё не пригодился' : `, им входили ${sinceText(lastUsedAt, now)}`}
        </small>
      </div>
      <TextButton aria-label={`Назвать ключ «${name}» иначе`} onClick={() => setTyped(name)}>
        Назвать
      </TextButton>
      <TextButton isDanger aria-label={`Удалить ключ «${name}»`} onClick={() => removing.mutate()}>
        Удалить
      </TextButton>
    </li>
  );
}
