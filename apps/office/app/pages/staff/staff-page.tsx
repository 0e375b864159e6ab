import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { InviteDialog } from './dialogs/invite-dialog.tsx';
import { filterQuery, readFilters } from './list/filters.ts';
import { StaffFilters, StaffTabs } from './list/staff-filters.tsx';
import { StaffList } from './list/staff-list.tsx';
import { PersonPanel } from './person/person-panel.tsx';

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
  const mayInvite = mayAsk(me, 'staff.invite');
  const invite = useCallback(() => setInviting(true), [setInviting]);
  const isListShown = isWide || personId === null;
  useKeys(
    useMemo(
      () => (mayInvite && isListShown ? [{ code: 'KeyN', shown: 'N', does: 'пригласить', run: invite }] : []),
      [mayInvite, isListShown, invite],
    ),
  );

  const person =
    personId === null ? null : (
      <PersonPanel
        key={personId}
        id={personId}
        me={me}
        state={filters.state}
        isPage={!isWide}
        back={`/staff${filterQuery(filters)}`}
      />
    );
  return (
    <>
      {isListShown ? (
        <ListPage
          title="Сотрудники"
          tabs={<StaffTabs filters={filters} />}
          filters={<StaffFilters filters={filters} personId={isWide ? personId : null} />}
          aside={mayInvite && <InviteButton onInvite={invite} />}
          panel={person}
          panelWidth={448}
          foot={
            <KeyFoot keys={[[['J', 'K'], 'люди'], [['Enter'], 'открыть'], ...(mayInvite ? INVITE_KEY : [])]}>
              свою роль изменить нельзя; смена роли закрывает все входы человека
            </KeyFoot>
          }
        >
          <StaffList filters={filters} personId={personId} isWide={isWide} />
        </ListPage>
      ) : (
        person
      )}
      {isInviting && (
        <InviteDialog
          isAsking={!may(me, 'staff.invite')}
          onClose={() => setInviting(false)}
          onDone={(invited) => {
            setInviting(false);
            if (invited !== null) void navigate(`/staff/${invited.id}?state=invited`);
          }}
        />
      )}
    </>
  );
}

const INVITE_KEY = [[['N'], 'пригласить']] as const;

function InviteButton({ onInvite }: { onInvite: () => void }) {
  return (
    <Button hotKey="N" onClick={onInvite}>
      <Icon name="invite" size={16} />
      Пригласить
    </Button>
  );
}
