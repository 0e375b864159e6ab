import { useMemo } from 'react';
import { useOutletContext, useParams } from 'react-router';
import type { OfficeLeadRow } from '@yahont/contracts/office/leads.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { LEAD_KINDS, type LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { ButtonLink } from '#app/parts/button.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listLeads } from '#app/lib/calls/routes/leads.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { idNumber, oneOf, useFilters } from '#app/lib/lists/filters.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { may } from '#app/lib/session/me.ts';
import { kindText, STATE_WORDS, STATES } from './lead-words.ts';
import { LeadPanel } from './lead/lead-panel.tsx';
import { LEADS_KEY } from './lead/use-lead.ts';
import { LeadCards, LeadTable } from './list/lead-rows.tsx';

const READERS = { state: oneOf(STATES), kind: oneOf(LEAD_KINDS), ownerId: idNumber };

export function LeadsPage() {
  const me = useOutletContext<Me>();
  if (!may(me, 'leads.see'))
    return <RightMissing title="Заявки" right="видеть заявки" givenBy="оператору и управляющему" />;
  return <Leads me={me} />;
}

/** The queue of all forms of the site; a lead is opened beside it, or on a page of its own where there is no room. */
function Leads({ me }: { me: Me }) {
  const isWide = useIsWide();
  const { id } = useParams();
  const openId = id === undefined ? null : (idNumber(id) ?? null);
  const { filters, set, query, has } = useFilters(listLeads, READERS);
  // A queue begins with what is to be done.
  const state = filters.state ?? 'new';
  const { kind, ownerId } = filters;
  const list = useCursorList<OfficeLeadRow, number>({
    key: [...LEADS_KEY, state, kind, ownerId],
    read: (before, signal) => call(listLeads, { query: { state, kind, ownerId, before } }, { signal }),
    idOf: (lead) => lead.id,
  });
  // The panel does not follow J and K: opening a lead shows its contacts, and the log has that.
  const ref = useRowKeys({
    ids: useMemo(() => (list.rows ?? []).map((lead) => lead.id), [list.rows]),
    at: openId,
    what: 'заявка',
  });
  const panel =
    openId === null ? null : (
      <LeadPanel key={openId} id={openId} me={me} isPage={!isWide} back={`/leads${query()}`} />
    );
  if (!isWide && panel !== null) return panel;
  const Rows = isWide ? LeadTable : LeadCards;
  return (
    <ListPage
      title="Заявки"
      tabs={
        <Tabs
          label="Состояние"
          tabs={STATES.map((one) => ({
            to: `/leads${query({ state: one === 'new' ? undefined : one })}`,
            name: STATE_WORDS[one].tab,
            isOn: one === state,
          }))}
        />
      }
      filters={<LeadFilters meId={me.id} kind={kind} ownerId={ownerId} set={set} />}
      panel={panel}
      panelWidth={388}
      foot={
        <KeyFoot
          keys={[
            [['J', 'K'], 'строки'],
            [['Enter'], 'открыть'],
            [['T'], 'взять'],
            [['Ctrl Enter'], 'ответили'],
          ]}
        >
          чтение контактов пишется в журнал
        </KeyFoot>
      }
    >
      <ListBody
        ref={ref}
        list={list}
        empty={
          <NoLeads
            isNew={state === 'new'}
            unset={
              has(['kind', 'ownerId']) ? `/leads${query({ kind: undefined, ownerId: undefined })}` : null
            }
          />
        }
      >
        {(rows) => <Rows rows={rows} openId={openId} query={query()} />}
      </ListBody>
    </ListPage>
  );
}

type FilterProps = {
  meId: number;
  kind: LeadKind | undefined;
  ownerId: number | undefined;
  set: (change: { kind?: LeadKind | undefined; ownerId?: number | undefined }) => void;
};

function LeadFilters({ meId, kind, ownerId, set }: FilterProps) {
  const isOther = ownerId !== undefined && ownerId !== meId;
  return (
    <>
      <ChipSelect
        label="Вид"
        value={kind ?? ''}
        options={[
          { value: '', name: 'все' },
          ...LEAD_KINDS.map((one) => ({ value: one, name: kindText(one) })),
        ]}
        onChange={(event) => set({ kind: READERS.kind(event.target.value) })}
        onClear={() => set({ kind: undefined })}
      />
      <ChipSelect
        label="Чья"
        value={ownerId === undefined ? '' : String(ownerId)}
        options={[
          { value: '', name: 'любая' },
          { value: String(meId), name: 'Мои' },
          ...(isOther ? [{ value: String(ownerId), name: 'Коллеги' }] : []),
        ]}
        onChange={(event) => set({ ownerId: idNumber(event.target.value) })}
        onClear={() => set({ ownerId: undefined })}
      />
    </>
  );
}

/** @param unset address without the conditions; null when there are none */
function NoLeads({ isNew, unset }: { isNew: boolean; unset: string | null }) {
  if (unset === null)
    return (
      <Empty title={isNew ? 'Все заявки разобраны' : 'Здесь пусто'} icon="inbox">
        <p>Новая заявка с сайта появится сама.</p>
      </Empty>
    );
  return (
    <Empty title="Таких заявок нет" icon="search">
      <p>В этом состоянии ничего не подходит под условия.</p>
      <ButtonLink look="quiet" to={unset}>
        Снять условия
      </ButtonLink>
    </Empty>
  );
}
