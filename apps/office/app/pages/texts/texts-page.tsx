import { useCallback } from 'react';
import { useOutletContext, useParams } from 'react-router';
import { DOCUMENT_KINDS, type DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { OfficeTextRow } from '@yahont/contracts/office/texts.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listTexts } from '#app/lib/calls/routes/texts.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { oneOf, useFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { sinceText } from '#app/lib/words/moments.ts';
import { KIND_WORDS, textState } from '#app/lib/words/texts.ts';
import { TextPanel } from './text/text-panel.tsx';

const STATES = ['published', 'draft', 'planned', 'hidden'] as const;
const STATE_NAMES = {
  published: 'на сайте',
  draft: 'с черновиком',
  planned: 'выйдут по плану',
  hidden: 'сняты с сайта',
} as const;
const READERS = { kind: oneOf(DOCUMENT_KINDS), state: oneOf(STATES) };
const COLUMNS = [
  { name: 'Заголовок' },
  { name: 'Адрес', width: '30%' },
  { name: 'Состояние', width: '220px' },
  { name: 'Меняли', width: '120px' },
] as const;

const idOf = ({ id }: OfficeTextRow): number => id;

export function TextsPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'content.draft') && !mayAsk(me, 'seo.edit'))
    return (
      <RightMissing title="Тексты" right="писать тексты" givenBy="редактору, товароведу и управляющему" />
    );
  return <Texts me={me} />;
}

function Texts({ me }: { me: Me }) {
  const isWide = useIsWide();
  const now = useNow();
  const { id } = useParams();
  const at = id === undefined ? null : Number(id);
  const { filters, set, query } = useFilters(listTexts, READERS);
  const kinds = DOCUMENT_KINDS.filter((kind) => mayAsk(me, kind === 'seo' ? 'seo.edit' : 'content.draft'));
  const kind: DocumentKind = filters.kind ?? kinds[0] ?? 'page';
  const { state } = filters;
  const asked = { kind, state };
  const list = useCursorList({
    key: ['texts', kind, state],
    read: (after: string | undefined, signal) => call(listTexts, { query: { ...asked, after } }, { signal }),
    idOf,
  });
  const panel =
    at === null ? null : <TextPanel key={at} id={at} me={me} back={`/texts${query()}`} isPage={!isWide} />;
  const address = useCallback((row: number) => `/texts/${row}${query()}`, [query]);
  if (!isWide && panel !== null) return panel;
  return (
    <ListPage
      title="Тексты"
      tabs={
        <Tabs
          label="Виды текстов"
          tabs={kinds.map((one) => ({
            to: `/texts${query({ kind: one === kinds[0] ? undefined : one })}`,
            name: KIND_WORDS[one],
            isOn: one === kind,
          }))}
        />
      }
      filters={
        <ChipSelect
          label="Состояние"
          value={filters.state ?? ''}
          options={[
            { value: '', name: 'любое' },
            ...STATES.map((value) => ({ value, name: STATE_NAMES[value] })),
          ]}
          onClear={() => set({ state: undefined })}
          onChange={(event) => set({ state: oneOf(STATES)(event.target.value) })}
        />
      }
      panel={panel}
      panelWidth={448}
      foot={<KeyFoot keys={[[['J', 'K'], 'тексты']]}>у каждого текста своя история и путь назад</KeyFoot>}
    >
      <RecordList
        list={list}
        label={KIND_WORDS[kind]}
        what="текст"
        columns={COLUMNS}
        idOf={idOf}
        at={at}
        isWide={isWide}
        address={address}
        look={(row) => lookOf(row, now)}
        empty={
          <Empty title="Таких текстов нет" icon="document">
            <p>
              {filters.state === undefined
                ? 'Здесь появятся тексты этого вида.'
                : 'Снимите состояние или выберите другой вид.'}
            </p>
          </Empty>
        }
      />
    </ListPage>
  );
}

function lookOf(row: OfficeTextRow, now: Date): RowLook {
  const { title, address, changedAt, hasDraft, publishAt } = row;
  const isOpen = hasDraft || publishAt !== null;
  const state = textState(row);
  return {
    head: <b>{title === '' ? address : title}</b>,
    cells: [
      { value: address, tone: 'muted' },
      { value: state, tone: isOpen ? 'warn' : 'muted' },
      { value: sinceText(changedAt, now), tone: 'muted' },
    ],
    card: {
      title: title === '' ? address : title,
      lines: [
        address,
        <Toned key="state" tone={isOpen ? 'warn' : 'muted'}>
          {state}
        </Toned>,
      ],
      side: sinceText(changedAt, now),
    },
  };
}
