import { useMutation } from '@tanstack/react-query';
import type { SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { TextButton } from '#app/parts/button.tsx';
import { call } from '#app/lib/calls/call.ts';
import { endStaffSession } from '#app/lib/calls/routes/session.ts';
import { hasPasskeys } from '#app/lib/passkeys/ask-browser.ts';
import { CodeStep } from './code-step.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './sign-in-form.module.css';

type Props = {
  /** How far the person has come; null: not at all. */
  signIn: SignIn | null;
  onChange: (signIn: SignIn | null) => void;
};

/** Both steps of the sign-in: mail and password, then a code. */
export function SignInForm({ signIn, onChange }: Props) {
  const leaving = useMutation({
    mutationFn: () => call(endStaffSession, {}, { signedOut: 'fail' }),
    onSettled: () => onChange(null),
  });
  if (signIn?.state !== 'second-step')
    return (
      <div className={styles.root}>
        <PasswordStep onDone={onChange} />
        {hasPasskeys() && <PasskeyButton onDone={onChange} />}
      </div>
    );
  const name = signIn.name ?? '';
  return (
    <div className={styles.root}>
      <p className={styles.step}>Шаг 2 из 2. Пароль верный, осталось подтвердить, что это вы.</p>
      <div className={styles.person}>
        <Avatar name={name} size="large" />
        <div className={styles.who}>
          <b>{name}</b>
          <small>{signIn.email}</small>
        </div>
        <TextButton onClick={() => leaving.mutate()}>Сменить</TextButton>
      </div>
      <CodeStep signIn={signIn} onDone={onChange} onOver={() => onChange(null)} />
    </div>
  );
}
