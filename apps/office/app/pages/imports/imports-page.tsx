import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router';
import type { ImportRun } from '@yahont/contracts/office/imports.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Button } from '#app/parts/button.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listImportRuns } from '#app/lib/calls/routes/imports.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { idNumber, oneOf, useFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { figure, isUnderWay, KIND_WORDS, KINDS, stateOf } from './import-words.ts';
import { FileDialog } from './file-dialog.tsx';
import { RUN_LIST_KEY } from './runs-key.ts';
import { RunPanel } from './run-panel.tsx';

const READERS = { kind: oneOf(KINDS) };
const COLUMNS = [
  { name: '№', width: '64px' },
  { name: 'Когда', width: '104px' },
  { name: 'Что' },
  { name: 'Строк', width: '72px', isNumber: true },
  { name: 'Изменено', width: '96px', isNumber: true },
  { name: 'Отказов', width: '84px', isNumber: true },
  { name: 'Итог', width: '168px' },
] as const;

const idOf = ({ id }: ImportRun): number => id;

export function ImportsPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'exchange.run'))
    return (
      <RightMissing
        title="Обмен и файлы"
        right="приносить файлы товара"
        givenBy="управляющему, товароведу и администратору"
      />
    );
  return <Imports me={me} />;
}

function Imports({ me }: { me: Me }) {
  const isWide = useIsWide();
  const now = useNow();
  const navigate = useNavigate();
  const at = idNumber(useParams()['id'] ?? '') ?? null;
  const [isBringing, setBringing] = useState(false);
  const { filters, set, query } = useFilters(listImportRuns, READERS);
  const list = useCursorList({
    key: useMemo(() => [...RUN_LIST_KEY, filters], [filters]),
    read: (after: number | undefined, signal) =>
      call(listImportRuns, { query: { ...filters, after } }, { signal }),
    idOf,
  });
  const address = useCallback((id: number) => `/imports/${id}${query()}`, [query]);
  const dialog = isBringing && (
    <FileDialog
      me={me}
      onClose={() => setBringing(false)}
      onBrought={(id) => {
        setBringing(false);
        void navigate(address(id));
      }}
    />
  );
  const panel =
    at === null ? null : <RunPanel key={at} id={at} me={me} back={`/imports${query()}`} isPage={!isWide} />;
  if (!isWide && panel !== null) return panel;
  return (
    <>
      <ListPage
        title="Обмен и файлы"
        aside={
          <Button look="quiet" size="small" onClick={() => setBringing(true)}>
            <Icon name="plus" size={16} />
            Файл
          </Button>
        }
        filters={
          <ChipSelect
            label="Что"
            value={filters.kind ?? ''}
            options={[
              { value: '', name: 'всё' },
              ...KINDS.map((value) => ({ value, name: KIND_WORDS[value].name })),
            ]}
            onClear={() => set({ kind: undefined })}
            onChange={(event) => set({ kind: oneOf(KINDS)(event.target.value) })}
          />
        }
        panel={panel}
        panelWidth={448}
        foot={
          <KeyFoot keys={[[['J', 'K'], 'запуски']]}>
            тот же файл ещё раз ничего не изменит; записи о запусках хранятся год
          </KeyFoot>
        }
      >
        <RecordList
          list={list}
          label="Запуски"
          what="запуск"
          columns={COLUMNS}
          idOf={idOf}
          at={at}
          isWide={isWide}
          address={address}
          look={(run) => lookOf(run, now)}
          empty={
            <Empty title="Файлов ещё не было" icon="sync">
              <p>Приложите файл цен, остатков, изделий или разделов: сначала он только проверяется.</p>
            </Empty>
          }
        />
      </ListPage>
      {dialog}
    </>
  );
}

function lookOf(run: ImportRun, now: Date): RowLook {
  const { id, kind, fileName, startedAt, total, position, changed, refused } = run;
  const { name, shape } = stateOf(run);
  const rows = figure(total ?? position);
  const mark = <Mark shape={shape}>{name}</Mark>;
  return {
    head: String(id),
    cells: [
      { value: momentText(startedAt, now), tone: 'muted' },
      {
        value: (
          <>
            <b>{KIND_WORDS[kind].name}</b> {fileName}
          </>
        ),
      },
      { value: isUnderWay(run) && total !== null ? `${figure(position)} из ${rows}` : rows, isNumber: true },
      { value: figure(changed), isNumber: true },
      { value: figure(refused), isNumber: true, tone: refused > 0 ? 'late' : 'muted' },
      { value: mark },
    ],
    card: {
      head: mark,
      age: momentText(startedAt, now),
      title: KIND_WORDS[kind].name,
      lines: [fileName, `изменено ${figure(changed)}, отказов ${figure(refused)}`],
      side: `строк ${rows}`,
    },
  };
}
