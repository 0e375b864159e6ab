import { useState } from 'react';
import { Link } from 'react-router';
import type { Me, OfficeStaff, StaffState } from '@yahont/contracts/office/staff.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Button } from '#app/parts/button.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { Empty, Failed, Skeleton, Unseen } from '#app/parts/states.tsx';
import { usePage } from '#app/lib/look/page.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { AskApproval } from '#app/blocks/ask-approval/ask-approval.tsx';
import { ReasonDialog, type Deed } from '../dialogs/reason-dialog.tsx';
import { PersonInvitation } from './person-invitation.tsx';
import { PersonRoles } from './person-roles.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { usePerson } from './use-person.ts';
import styles from './person-panel.module.css';

type Props = {
  id: number;
  me: Me;
  /** The list that the person was opened from. */
  state: StaffState;
  /** Without a list beside it. */
  isPage: boolean;
  /** Address of the list. */
  back: string;
};

export function PersonPanel({ id, me, state, isPage, back }: Props) {
  const found = usePerson(id, state);
  const name = found.person?.name ?? 'Сотрудник';
  const heading = usePage(found.person === null ? 'Сотрудники' : `${name}, сотрудник`);
  return (
    <section className={styles.root} data-page={isPage || undefined} aria-label={name}>
      <header className={styles.head}>
        {isPage && (
          <Link to={back} className={styles.icon}>
            <Icon name="arrow-left" />
            <Unseen>К списку</Unseen>
          </Link>
        )}
        {found.person !== null && <Avatar name={name} size="large" />}
        <div className={styles.title}>
          {isPage ? (
            <h1 ref={heading} tabIndex={-1}>
              {name}
            </h1>
          ) : (
            <h2>{name}</h2>
          )}
          {found.person !== null && <small>{found.person.email ?? 'без почты, вход с консоли'}</small>}
        </div>
        {!isPage && (
          <Link to={back} className={styles.icon}>
            <Icon name="close" />
            <Unseen>Закрыть карточку</Unseen>
          </Link>
        )}
      </header>
      {found.person !== null && <Body person={found.person} me={me} />}
      {found.person === null && found.isPending && <Skeleton rows={5} />}
      {found.person === null && found.error !== null && (
        <Failed title="Карточка не открылась" text={failureText(found.error)} onRetry={found.retry} />
      )}
      {found.person === null && !found.isPending && found.error === null && (
        <Empty title="Такого сотрудника нет" icon="search">
          <p>Проверьте ссылку: в доме нет человека с этим номером.</p>
        </Empty>
      )}
    </section>
  );
}

function Body({ person, me }: { person: OfficeStaff; me: Me }) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const isOneself = person.id === me.id;
  const [asked, setAsked] = useState<'staff-reset' | 'staff-leave' | null>(null);
  const mayReset = may(me, 'staff.reset');
  const mayAskReset = mayAsk(me, 'staff.reset');
  return (
    <>
      <div className={styles.body}>
        {person.state === 'left' && (
          <Note>Больше не работает: входы и ссылки закрыты, имя осталось в журнале.</Note>
        )}
        <PersonRoles person={person} me={me} />
        {person.state === 'invited' && (
          <PersonInvitation person={person} mayInvite={may(me, 'staff.invite')} />
        )}
        {person.state !== 'left' && (
          <PersonSessions
            person={person}
            mayEnd={mayReset}
            onEndAll={() => setDeed({ kind: 'end-all', person })}
          />
        )}
        <section className={styles.section}>
          <h2 data-look="small">Второй шаг</h2>
          <p className={styles.muted}>{secondStepText(person)}</p>
        </section>
      </div>
      {mayAskReset && person.state !== 'left' && (
        <footer className={styles.foot}>
          {isOneself ? (
            <p className={styles.muted}>
              Себя сбросить или уволить нельзя. Пароль и коды меняются в разделе{' '}
              <Link to="/me">«Мой вход»</Link>.
            </p>
          ) : (
            <>
              <Button
                look="quiet"
                onClick={() => (mayReset ? setDeed({ kind: 'reset', person }) : setAsked('staff-reset'))}
              >
                <Icon name="key" size={16} />
                Сбросить вход
              </Button>
              <Button
                look="quiet"
                isDanger
                onClick={() => (mayReset ? setDeed({ kind: 'dismiss', person }) : setAsked('staff-leave'))}
              >
                Уволить…
              </Button>
            </>
          )}
        </footer>
      )}
      {asked !== null && (
        <AskApproval
          deed={{ kind: asked, staffId: person.id }}
          what={`${asked === 'staff-reset' ? 'Сбросить вход' : 'Уволить'}: ${person.name}`}
          onClose={() => setAsked(null)}
        />
      )}
      {deed !== null && <ReasonDialog deed={deed} onClose={() => setDeed(null)} />}
    </>
  );
}

function secondStepText({ state, secondStep }: OfficeStaff): string {
  if (secondStep === 'totp') return 'Приложение с кодами подключено. Без него не откроется ни один экран.';
  if (state === 'invited') return 'Подключится, когда человек пройдёт по ссылке.';
  return 'Не подключён: человек не может войти с паролем.';
}
