import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { CodeCells } from '#app/blocks/code-cells.tsx';
import { PasswordPair } from '#app/blocks/password-pair.tsx';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, refusalOf } from '#app/lib/calls/call.ts';
import { changeOwnPassword } from '#app/lib/calls/routes/own.ts';
import { say } from '#app/lib/look/toast.ts';
import { FAULT_WORDS, rulesOf } from '#app/lib/session/passwords.ts';
import { keyErrorText, wrongText } from './key-errors.ts';
import styles from './me-page.module.css';

type Errors = { password?: string; next?: string; code?: string };

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const me = useOutletContext<Me>();
  const cache = useQueryClient();
  const person = { name: me.name, email: me.email ?? '' };
  const [password, setPassword] = useState('');
  const [pair, setPair] = useState({ password: '', again: '' });
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const change = useMutation({
    mutationFn: () => call(changeOwnPassword, { body: { password, next: pair.password, code } }),
    onError: (error) => {
      setCode('');
      setErrors(errorsOf(error));
    },
    onSuccess: async ({ ended }) => {
      await cache.invalidateQueries({ queryKey: ['me'] });
      say(ended === 0 ? 'Пароль изменён' : 'Пароль изменён, другие ваши входы закрыты');
      onClose();
    },
  });
  function submit(): void {
    const isReady = rulesOf({ ...pair, ...person }).every(({ isMet }) => isMet);
    const found: Errors = {
      ...(password === '' ? { password: 'Впишите нынешний пароль' } : {}),
      ...(isReady ? {} : { next: 'Сначала выполните все правила под полями' }),
      ...(code.length === 6 ? {} : { code: 'Впишите все шесть цифр' }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0 && !change.isPending) change.mutate();
  }
  return (
    <Dialog title="Сменить пароль" width="narrow" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label="Нынешний пароль"
          type="password"
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordPair {...pair} person={person} error={errors.next} onChange={setPair} />
        <CodeCells label="Код из приложения" value={code} onChange={setCode} error={errors.code} />
        <Note>Остальные ваши входы закроются, этот останется.</Note>
        <DialogButtons>
          <Button type="submit" isBusy={change.isPending}>
            Сменить пароль
          </Button>
          <Button look="bare" onClick={onClose}>
            Отмена
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const CODES = {
  'no-keys': true,
  'wrong-password': true,
  'wrong-code': true,
  'weak-password': true,
  'sign-in-closed': true,
} as const;

function errorsOf(error: unknown): Errors {
  const refusal = refusalOf(changeOwnPassword, CODES, error);
  if (refusal?.code === 'wrong-password')
    return { password: wrongText('Пароль не подошёл', refusal.facts.triesLeft) };
  if (refusal?.code === 'weak-password') return { next: FAULT_WORDS[refusal.facts.reason] };
  return { code: keyErrorText(error) };
}
