import { useMemo, useState } from 'react';
import { useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Kbd } from '#app/parts/kbd.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { usePage } from '#app/lib/look/page.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { InviteDialog } from './dialogs/invite-dialog.tsx';
import { filterQuery, readFilters } from './list/filters.ts';
import { StaffFilters } from './list/staff-filters.tsx';
import { StaffList } from './list/staff-list.tsx';
import { PersonPanel } from './person/person-panel.tsx';
import styles from './staff-page.module.css';

export function StaffPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'staff.see'))
    return (
      <RightMissing title="Сотрудники" right="видеть сотрудников" givenBy="управляющему и администратору" />
    );
  return <Staff me={me} />;
}

/** The list, with a person beside it where there is room; elsewhere a person is a page of its own. */
function Staff({ me }: { me: Me }) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const { id } = useParams();
  const personId = id === undefined ? null : Number(id);
  const filters = readFilters(search);
  const [isInviting, setInviting] = useState(false);
  const mayInvite = may(me, 'staff.invite');
  const isListShown = isWide || personId === null;
  useKeys(
    useMemo(
      () =>
        mayInvite && isListShown
          ? [{ code: 'KeyN', shown: 'N', does: 'пригласить', run: () => setInviting(true) }]
          : [],
      [mayInvite, isListShown],
    ),
  );

  return (
    <div className={styles.root} data-split={(isWide && personId !== null) || undefined}>
      {isListShown && (
        <div className={styles.list}>
          <ListHead mayInvite={mayInvite} onInvite={() => setInviting(true)} />
          <StaffFilters filters={filters} personId={isWide ? personId : null} />
          <div className={styles.rows}>
            <StaffList filters={filters} personId={personId} isWide={isWide} />
          </div>
          <footer className={styles.foot}>
            <span>
              <Kbd>J</Kbd> <Kbd>K</Kbd> люди
            </span>
            <span>
              <Kbd>Enter</Kbd> открыть
            </span>
            {mayInvite && (
              <span>
                <Kbd>N</Kbd> пригласить
              </span>
            )}
            <span>
              <Kbd>?</Kbd> все клавиши
            </span>
            <span className={styles.rule}>
              свою роль изменить нельзя; смена роли закрывает все входы человека
            </span>
          </footer>
        </div>
      )}
      {personId !== null && (
        <PersonPanel
          key={personId}
          id={personId}
          me={me}
          state={filters.state}
          isPage={!isWide}
          back={`/staff${filterQuery(filters)}`}
        />
      )}
      {isInviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onDone={({ id: invited }) => {
            setInviting(false);
            void navigate(`/staff/${invited}?state=invited`);
          }}
        />
      )}
    </div>
  );
}

function ListHead({ mayInvite, onInvite }: { mayInvite: boolean; onInvite: () => void }) {
  const heading = usePage('Сотрудники');
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        Сотрудники
      </h1>
      {mayInvite && (
        <Button hotKey="N" onClick={onInvite}>
          <Icon name="invite" size={16} />
          Пригласить
        </Button>
      )}
    </header>
  );
}
