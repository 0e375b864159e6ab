import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import { SignInForm } from '#app/blocks/sign-in/sign-in-form.tsx';
import { TextButton } from '#app/parts/button.tsx';
import { Dialog } from '#app/parts/dialog.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getMe } from '#app/lib/calls/routes/own.ts';
import { ME_KEY } from '#app/lib/session/me.ts';
import { openGate, type Closed } from '#app/lib/session/session-gate.ts';
import styles from './sign-in-over.module.css';

/** The session has ended: the person signs in over the page, which keeps what was typed, and calls go on. */
export function SignInOver({ me, closed }: { me: Me; closed: Closed }) {
  const cache = useQueryClient();
  const [signIn, setSignIn] = useState<SignIn | null>(null);

  async function follow(next: SignIn | null): Promise<void> {
    setSignIn(next);
    if (next?.state !== 'open') return;
    const now = await call(getMe, {}, { signedOut: 'fail' }).catch(() => null);
    if (now === null || now.id !== me.id) {
      // Another person must not see or send what this one has typed.
      window.location.reload();
      return;
    }
    cache.setQueryData(ME_KEY, now);
    openGate();
  }

  return (
    <Dialog title={closed === 'left' ? 'Экран закрыт' : 'Вход закончился'} width="narrow" isLock>
      <div className={styles.root}>
        <Note tone="wait">
          {closed === 'left' && 'Полчаса никто не работал. '}Войдите ещё раз как {me.name}: страница и всё
          введённое остались на месте, прерванное действие продолжится само.
        </Note>
        <SignInForm signIn={signIn} onChange={(next) => void follow(next)} />
        <TextButton
          onClick={() => {
            window.location.assign(`${import.meta.env.BASE_URL}sign-in`);
          }}
        >
          Уйти со страницы без сохранения
        </TextButton>
      </div>
    </Dialog>
  );
}
