import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { listenToKeys, useKeys, useKnownKeys, useSectionKeys } from '#app/lib/keys/keys.ts';
import { useToast } from '#app/lib/look/toast.ts';
import { useIdleLock } from '#app/lib/session/idle.ts';
import { useAskedProof } from '#app/lib/session/proof-gate.ts';
import { useSessionEnded } from '#app/lib/session/session-gate.ts';
import type { Section } from '#app/lib/session/section.ts';
import { sectionsOf } from '#app/lib/session/sections.ts';
import { countOfDuties, countOrders, useToday } from '#app/lib/today/today.ts';
import { FrameScans } from './frame-scans.tsx';
import { KeyList } from './key-list.tsx';
import { Side, TabBar } from './menu.tsx';
import { MoreSections } from './more-sections.tsx';
import { ProofOver } from './proof-over.tsx';
import { SignInOver } from './sign-in-over.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './frame.module.css';

/** Opened by a key or a press, so its code comes when the page is at rest. */
const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));

type Props = { me: Me; children: ReactNode };

/** Menu, person, keys, messages and the sign-in over the page. */
export function Frame({ me, children }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const closed = useSessionEnded();
  const asked = useAskedProof();
  const [open, setOpen] = useState<'keys' | 'palette' | 'sections' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const find = useCallback(() => setOpen('palette'), []);
  const waiting = useWaiting();
  const { ofScreen } = useKnownKeys();
  const sections = useMemo(() => sectionsOf(me), [me]);
  useEffect(listenToKeys, []);
  useIdleLock();
  useSectionKeys(
    useMemo(
      () => sections.map(({ key, name, path }) => ({ ...key, does: name, run: () => void navigate(path) })),
      [sections, navigate],
    ),
  );
  useKeys(
    useMemo(
      () => [
        { code: 'Shift+Slash', shown: '?', does: 'все клавиши', run: () => setOpen('keys') },
        { code: 'Ctrl+KeyK', shown: 'Ctrl K', does: 'найти или сделать', run: find },
        { code: 'F2', shown: 'F2', does: 'поле скана и поиска', run: find },
      ],
      [find],
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
      <FrameScans sections={sections} />
      <Side me={me} sections={sections} waiting={waiting} />
      <main id="content" className={styles.main} tabIndex={-1}>
        <TopBar onFind={find} />
        {children}
      </main>
      <TabBar sections={sections} waiting={waiting} onFind={find} onMore={() => setOpen('sections')} />
      <div className={styles.toast} role="status">
        {toast !== null && <p>{toast}</p>}
      </div>
      {open === 'keys' && <KeyList onClose={close} />}
      {open === 'sections' && <MoreSections me={me} sections={sections} waiting={waiting} onClose={close} />}
      {open === 'palette' && (
        <Suspense>
          <Palette me={me} sections={sections} keys={ofScreen} onClose={close} />
        </Suspense>
      )}
      {asked !== null && <ProofOver asked={asked} />}
      {closed !== null && <SignInOver me={me} closed={closed} />}
    </div>
  );
}

/** How much waits in a section, once the API has counted it. */
function useWaiting(): (section: Section) => number {
  const { data } = useToday(null);
  return useCallback(
    ({ waits = [] }) => {
      if (data === undefined) return 0;
      const orders = waits.includes('orders') ? countOrders(data) : 0;
      return (
        orders +
        countOfDuties(
          data,
          waits.filter((one) => one !== 'orders'),
        )
      );
    },
    [data],
  );
}
