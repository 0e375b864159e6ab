import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import { BackupCodes } from '#app/blocks/backup-codes.tsx';
import { OuterPage } from '#app/blocks/outer-page.tsx';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getSignIn } from '#app/lib/calls/routes/session.ts';
import { hasPasskeys } from '#app/lib/passkeys/ask-browser.ts';
import { usePage } from '#app/lib/look/page.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './invitation-page.module.css';

/** The link of an invitation: a password, an authenticator, backup codes, and then the office. */
export function InvitationPage() {
  const heading = usePage('Приглашение');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { hash } = useLocation();
  // Kept apart from the address, from which it is removed once it has been used.
  const [token] = useState(hash.slice(1));
  const [changed, setChanged] = useState<SignIn>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [areCodesKept, setCodesKept] = useState(false);
  const known = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => call(getSignIn, {}, { signal, signedOut: 'fail' }),
    gcTime: 0,
  });
  const signIn = changed ?? known.data;
  const step = areCodesKept ? 'passkey' : stepOf({ hasCodes: codes !== undefined, signIn, token });
  function open(): void {
    cache.clear();
    void navigate('/', { replace: true });
  }

  if (step === 'elsewhere') return <Navigate to="/sign-in" replace />;
  return (
    <OuterPage footer={<span>Пароль и код не знает никто, кроме вас: не говорите их и администратору.</span>}>
      <h1 ref={heading} tabIndex={-1}>
        {TITLES[step]}
      </h1>
      <div className={styles.root}>
        {known.isError && (
          <Failed
            title="Ссылка не открылась"
            text={failureText(known.error)}
            onRetry={() => void known.refetch()}
          />
        )}
        {step === 'wait' && !known.isError && <Skeleton rows={3} />}
        {step === 'password' && (
          <PasswordStep
            token={token}
            onDone={(next) => {
              setChanged(next);
              void navigate('/invitation', { replace: true });
            }}
          />
        )}
        {step === 'authenticator' && (
          <AuthenticatorStep onDone={({ backupCodes }) => setCodes(backupCodes)} />
        )}
        {step === 'passkey' && <PasskeyStep onDone={open} />}
        {step === 'codes' && codes !== undefined && (
          <BackupCodes
            codes={codes}
            next={hasPasskeys() ? 'Дальше: ключ устройства' : 'Открыть офис'}
            onDone={() => (hasPasskeys() ? setCodesKept(true) : open())}
          />
        )}
      </div>
    </OuterPage>
  );
}

type Step = 'wait' | 'password' | 'authenticator' | 'codes' | 'passkey' | 'elsewhere';

const TITLES: Readonly<Record<Step, string>> = {
  wait: 'Приглашение',
  password: 'Добро пожаловать',
  authenticator: 'Код из приложения',
  codes: 'Резервные коды',
  passkey: 'Ключ устройства',
  elsewhere: 'Вход',
};

type Known = { hasCodes: boolean; signIn: SignIn | undefined; token: string };

/** A link starts from the password; without a link an unfinished enrolment continues. */
function stepOf({ hasCodes, signIn, token }: Known): Step {
  if (hasCodes) return 'codes';
  if (signIn === undefined) return 'wait';
  if (signIn.state === 'enrolment') return 'authenticator';
  return token === '' ? 'elsewhere' : 'password';
}
