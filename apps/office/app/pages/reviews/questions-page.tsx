import { useCallback, useMemo } from 'react';
import { useOutletContext, useParams } from 'react-router';
import type { OFFICE_QUESTION_LISTS, OfficeQuestion } from '@yahont/contracts/office/product-questions.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { rowOf } from '#app/blocks/lists/queue.ts';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listQuestions } from '#app/lib/calls/routes/reviews.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { oneOf, useFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { storeText, useStores, type StoreName } from '#app/lib/people/stores.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { QuestionPanel } from './question/question-panel.tsx';
import { Sides } from './sides.tsx';

const LISTS: typeof OFFICE_QUESTION_LISTS = ['waiting', 'overdue', 'answered', 'refused'];
const READERS = { list: oneOf(LISTS) };
const NAMES = {
  waiting: { name: 'Ждут ответа', none: 'На все вопросы ответили' },
  overdue: { name: 'Просрочены', none: 'Просроченных нет' },
  answered: { name: 'Отвечены', none: 'Ответов пока нет' },
  refused: { name: 'Отказано', none: 'Отказов нет' },
} as const;
const COLUMNS = [
  { name: 'Изделие', width: '32%' },
  { name: 'Вопрос' },
  { name: 'Кто отвечает', width: '22%' },
  { name: 'Срок', width: '152px' },
] as const;

const idOf = ({ id }: OfficeQuestion): number => id;

export function QuestionsPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'questions.see'))
    return (
      <RightMissing title="Вопросы" right="видеть вопросы об изделиях" givenBy="оператору и магазинам" />
    );
  return <Questions me={me} />;
}

function Questions({ me }: { me: Me }) {
  const isWide = useIsWide();
  const now = useNow();
  const stores = useStores();
  const { id } = useParams();
  const at = id === undefined ? null : Number(id);
  const { filters, query } = useFilters(listQuestions, READERS);
  const view = filters.list ?? 'waiting';
  const list = useCursorList({
    key: useMemo(() => ['questions', view], [view]),
    read: (after: string | undefined, signal) =>
      call(listQuestions, { query: { list: view, after } }, { signal }),
    idOf,
  });
  const found = rowOf(list, (row) => row.id === at);
  const panel =
    at === null ? null : (
      <QuestionPanel key={at} {...found} me={me} back={`/questions${query()}`} isPage={!isWide} />
    );
  const address = useCallback((row: number) => `/questions/${row}${query()}`, [query]);
  if (!isWide && panel !== null) return panel;
  return (
    <ListPage
      title="Вопросы"
      tabs={
        <Tabs
          label="Списки вопросов"
          tabs={LISTS.map((one) => ({
            to: `/questions${query({ list: one === 'waiting' ? undefined : one })}`,
            name: NAMES[one].name,
            isOn: one === view,
          }))}
        />
      }
      aside={<Sides me={me} at="questions" />}
      panel={panel}
      panelWidth={448}
      foot={
        <KeyFoot keys={[[['J', 'K'], 'вопросы']]}>срок обещан покупателю и не меняется при передаче</KeyFoot>
      }
    >
      <RecordList
        list={list}
        label="Вопросы"
        what="вопрос"
        columns={COLUMNS}
        idOf={idOf}
        at={at}
        isWide={isWide}
        address={address}
        look={(row) => lookOf(row, stores.data, now)}
        empty={<Empty title={NAMES[view].none} icon="chat" />}
      />
    </ListPage>
  );
}

function lookOf(row: OfficeQuestion, stores: readonly StoreName[] | undefined, now: Date): RowLook {
  const { productName, text, storeId, dueAt, isOverdue, state } = row;
  const due = state === 'waiting' ? momentText(dueAt, now) : null;
  const who = storeId === null ? 'головной офис' : storeText(storeId, stores);
  return {
    head: <b>{productName}</b>,
    cells: [
      { value: text, tone: 'muted' },
      { value: who },
      { value: due ?? '—', tone: isOverdue ? 'late' : 'muted' },
    ],
    card: {
      title: productName,
      lines: [text.length > 90 ? `${text.slice(0, 90)}…` : text, who],
      side: due !== null && <Toned tone={isOverdue ? 'late' : 'muted'}>до {due}</Toned>,
    },
  };
}
