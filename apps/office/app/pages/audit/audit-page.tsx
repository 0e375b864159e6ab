import { useCallback, useMemo } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { AUDIT_SUBJECTS, AuditRow, AuditSubject } from '@yahont/contracts/office/audit.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { ListSearch } from '#app/blocks/lists/list-search.tsx';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Button } from '#app/parts/button.tsx';
import { Tag, Toned } from '#app/parts/facts/words.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listAudit } from '#app/lib/calls/routes/audit.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { filterQuery, idNumber, oneOf, text, useFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { usePeople } from '#app/lib/people/people.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { actionText, isAlarming, SUBJECT_WORDS } from '#app/lib/words/audit.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { actorText } from './actor-text.ts';
import { AuditPanel } from './audit-panel.tsx';

/** safe: the words have a key for every subject of the contract, and no others */
const SUBJECTS = Object.keys(SUBJECT_WORDS) as readonly AuditSubject[] as typeof AUDIT_SUBJECTS;
const READERS = { subjectType: oneOf(SUBJECTS), subjectId: text(80), staffId: idNumber };
const COLUMNS = [
  { name: 'Когда', width: '150px' },
  { name: 'Кто', width: '22%' },
  { name: 'Над чем', width: '148px' },
  { name: 'Номер', width: '18%' },
  { name: 'Что сделал' },
] as const;

const idOf = ({ id }: AuditRow): number => id;

export function AuditPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'audit.see'))
    return (
      <RightMissing
        title="Журнал"
        right="читать журнал"
        givenBy="директорам, бухгалтеру, управляющему и администратору"
      />
    );
  return <Audit me={me} />;
}

function Audit({ me }: { me: Me }) {
  const isWide = useIsWide();
  const now = useNow();
  const [search] = useSearchParams();
  const { filters, set, query, has } = useFilters(listAudit, READERS);
  const people = usePeople('works', may(me, 'staff.see'));
  const list = useCursorList({
    key: useMemo(() => ['audit', filters], [filters]),
    read: (after: number | undefined, signal) =>
      call(listAudit, { query: { ...filters, after } }, { signal }),
    idOf,
  });
  const at = idNumber(search.get('at') ?? '') ?? null;
  const row = list.rows?.find(({ id }) => id === at) ?? null;
  const address = useCallback((id: number) => `/audit${filterQuery({ ...filters, at: id })}`, [filters]);
  const back = `/audit${query()}`;
  const panel =
    row === null ? null : (
      <AuditPanel row={row} of={(change) => `/audit${filterQuery(change)}`} back={back} isPage={!isWide} />
    );
  if (!isWide && panel !== null) return panel;
  return (
    <ListPage
      title="Журнал"
      filters={
        <>
          <ChipSelect
            label="Над чем"
            value={filters.subjectType ?? ''}
            options={[
              { value: '', name: 'всё' },
              ...SUBJECTS.map((value) => ({ value, name: SUBJECT_WORDS[value] })),
            ]}
            onClear={() => set({ subjectType: undefined, subjectId: undefined })}
            onChange={(event) =>
              set({ subjectType: oneOf(SUBJECTS)(event.target.value), subjectId: undefined })
            }
          />
          {filters.subjectType !== undefined && (
            <ListSearch
              key={filters.subjectId ?? ''}
              label="Номер, УИН или код"
              value={filters.subjectId ?? ''}
              longest={80}
              onSearch={(typed) => set({ subjectId: typed === '' ? undefined : typed })}
            />
          )}
          {people.data !== undefined && (
            <ChipSelect
              label="Кто"
              value={String(filters.staffId ?? '')}
              options={[
                { value: '', name: 'все' },
                ...people.data.map(({ id, name }) => ({ value: String(id), name })),
              ]}
              onClear={() => set({ staffId: undefined })}
              onChange={(event) => set({ staffId: idNumber(event.target.value) })}
            />
          )}
          <Button
            look={filters.staffId === me.id ? 'main' : 'quiet'}
            size="small"
            onClick={() => set({ staffId: filters.staffId === me.id ? undefined : me.id })}
          >
            Что сделал я
          </Button>
        </>
      }
      panel={panel}
      panelWidth={448}
      foot={
        <KeyFoot keys={[[['J', 'K'], 'записи']]}>записи нельзя править и удалить, хранятся 5 лет</KeyFoot>
      }
    >
      <RecordList
        list={list}
        label="Записи журнала"
        what="запись"
        columns={COLUMNS}
        idOf={idOf}
        at={at}
        isWide={isWide}
        address={address}
        look={(one) => lookOf(one, now)}
        empty={
          <Empty title="Записей нет" icon="journal">
            <p>
              {has(['subjectType', 'staffId'])
                ? 'Снимите условие: под него ничего не подходит.'
                : 'Здесь появится всё, что меняют.'}
            </p>
          </Empty>
        }
      />
    </ListPage>
  );
}

function lookOf(row: AuditRow, now: Date): RowLook {
  const { at, action, subject } = row;
  const isBad = isAlarming(action);
  const who = actorText(row.actor);
  return {
    head: momentText(at, now),
    cells: [
      { value: who },
      { value: <Tag>{SUBJECT_WORDS[subject.type]}</Tag> },
      { value: <b>{subject.id}</b> },
      { value: actionText(action), tone: isBad ? 'late' : 'usual' },
    ],
    card: {
      head: <Tag>{SUBJECT_WORDS[subject.type]}</Tag>,
      age: momentText(at, now),
      title: <Toned tone={isBad ? 'late' : 'usual'}>{actionText(action)}</Toned>,
      lines: [who, subject.id],
    },
  };
}
