import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { listenToKeys, useKeys, useSectionKeys } from '#app/lib/keys/keys.ts';
import { useToast } from '#app/lib/look/toast.ts';
import { useSessionEnded } from '#app/lib/session/session-gate.ts';
import { sectionsOf } from '#app/lib/session/sections.ts';
import { KeyList } from './key-list.tsx';
import { Side, TabBar } from './menu.tsx';
import { SignInOver } from './sign-in-over.tsx';
import styles from './frame.module.css';

type Props = { me: Me; children: ReactNode };

/** Menu, person, keys, messages and the sign-in over the page. */
export function Frame({ me, children }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const isOver = useSessionEnded();
  const [areKeysShown, setKeysShown] = useState(false);
  const sections = useMemo(() => sectionsOf(me), [me]);
  useEffect(listenToKeys, []);
  useSectionKeys(
    useMemo(
      () => sections.map(({ key, name, path }) => ({ ...key, does: name, run: () => void navigate(path) })),
      [sections, navigate],
    ),
  );
  useKeys(
    useMemo(
      () => [{ code: 'Shift+Slash', shown: '?', does: 'все клавиши', run: () => setKeysShown(true) }],
      [],
    ),
  );
  return (
    <div className={styles.root}>
      <a
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('main')?.focus();
        }}
      >
        К содержанию
      </a>
      <Side me={me} sections={sections} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <TabBar sections={sections} />
      <div className={styles.toast} role="status">
        {toast !== null && <p>{toast}</p>}
      </div>
      {areKeysShown && <KeyList onClose={() => setKeysShown(false)} />}
      {isOver && <SignInOver me={me} />}
    </div>
  );
}
