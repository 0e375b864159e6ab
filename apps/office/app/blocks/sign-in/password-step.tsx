import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isEmail } from '@yahont/values/form-rules.ts';
import type { SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import { Button } from '#app/parts/button.tsx';
import { Field } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, refusalOf } from '#app/lib/calls/call.ts';
import { startSignIn } from '#app/lib/calls/routes/session.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { closedText, openingAfter } from './closed.ts';
import styles from './sign-in-form.module.css';

type Props = { onDone: (signIn: SignIn) => void };
type Errors = { email?: string; password?: string; whole?: string };

export function PasswordStep({ onDone }: Props) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [typed, setTyped] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const start = useMutation({
    mutationFn: (body: typeof typed) => call(startSignIn, { body }, { signedOut: 'fail' }),
    onSuccess: onDone,
    onError: (error) => setErrors(errorsOf(error)),
  });

  function submit(): void {
    const missing: Errors = {
      ...(isEmail(typed.email) ? {} : { email: 'Впишите рабочую почту целиком: имя, @ и домен' }),
      ...(typed.password === '' ? { password: 'Впишите пароль' } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) start.mutate(typed);
  }

  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!start.isPending) submit();
      }}
    >
      <p className={styles.step}>Шаг 1 из 2. Почта и пароль, затем код из приложения.</p>
      {errors.whole !== undefined && (
        <div role="alert">
          <Note tone="bad">{errors.whole}</Note>
        </div>
      )}
      <Field
        label="Рабочая почта"
        type="email"
        autoComplete="username"
        ref={first}
        value={typed.email}
        error={errors.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
      />
      <Field
        label="Пароль"
        type="password"
        autoComplete="current-password"
        value={typed.password}
        error={errors.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      <Button type="submit" size="tall" isWide isBusy={start.isPending}>
        Продолжить
      </Button>
    </form>
  );
}

function errorsOf(error: unknown): Errors {
  const refusal = refusalOf(startSignIn, { 'wrong-sign-in': true, 'sign-in-closed': true }, error);
  if (refusal?.code === 'wrong-sign-in') return { password: 'Почта или пароль не подходят' };
  if (refusal?.code === 'sign-in-closed')
    return { whole: closedText(openingAfter(refusal.facts.retryAfter, Date.now())) };
  return { whole: failureText(error) };
}
