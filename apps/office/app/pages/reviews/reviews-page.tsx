import { useCallback, useMemo } from 'react';
import { useOutletContext, useParams } from 'react-router';
import type { OFFICE_REVIEW_LISTS, OfficeReview } from '@yahont/contracts/office/reviews.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { rowOf } from '#app/blocks/lists/queue.ts';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { Empty } from '#app/parts/states.tsx';
import { Stars } from '#app/parts/pictures/stars.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listReviews } from '#app/lib/calls/routes/reviews.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { oneOf, useFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { ReviewPanel } from './review/review-panel.tsx';
import { Sides } from './sides.tsx';

const LISTS: typeof OFFICE_REVIEW_LISTS = ['waiting', 'complaints', 'unanswered', 'published'];
const READERS = { list: oneOf(LISTS) };
const NAMES = {
  waiting: { name: 'Решить', none: 'Все отзывы решены' },
  complaints: { name: 'Жалобы', none: 'Жалоб нет' },
  unanswered: { name: 'Без ответа', none: 'На все низкие оценки ответили' },
  published: { name: 'На сайте', none: 'На сайте отзывов нет' },
} as const;
const COLUMNS = [
  { name: 'Изделие', width: '34%' },
  { name: 'Оценка', width: '104px' },
  { name: 'Отзыв' },
  { name: 'Кто', width: '128px' },
  { name: 'Срок', width: '152px' },
] as const;

const idOf = ({ id }: OfficeReview): number => id;

export function ReviewsPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'reviews.see'))
    return <RightMissing title="Отзывы" right="видеть отзывы" givenBy="редактору, оператору и магазинам" />;
  return <Reviews me={me} />;
}

function Reviews({ me }: { me: Me }) {
  const isWide = useIsWide();
  const now = useNow();
  const { id } = useParams();
  const at = id === undefined ? null : Number(id);
  const { filters, query } = useFilters(listReviews, READERS);
  const view = filters.list ?? 'waiting';
  const list = useCursorList({
    key: useMemo(() => ['reviews', view], [view]),
    read: (after: string | undefined, signal) =>
      call(listReviews, { query: { list: view, after } }, { signal }),
    idOf,
  });
  const found = rowOf(list, (row) => row.id === at);
  const back = `/reviews${query()}`;
  const panel = at === null ? null : <ReviewPanel key={at} {...found} me={me} back={back} isPage={!isWide} />;
  const address = useCallback((row: number) => `/reviews/${row}${query()}`, [query]);
  if (!isWide && panel !== null) return panel;
  return (
    <ListPage
      title="Отзывы"
      tabs={
        <Tabs
          label="Списки отзывов"
          tabs={LISTS.map((one) => ({
            to: `/reviews${query({ list: one === 'waiting' ? undefined : one })}`,
            name: NAMES[one].name,
            isOn: one === view,
          }))}
        />
      }
      aside={<Sides me={me} at="reviews" />}
      panel={panel}
      panelWidth={448}
      foot={
        <KeyFoot keys={[[['J', 'K'], 'отзывы']]}>
          оценку автора никто не меняет, отказ бывает только с причиной
        </KeyFoot>
      }
    >
      <RecordList
        list={list}
        label="Отзывы"
        what="отзыв"
        columns={COLUMNS}
        idOf={idOf}
        at={at}
        isWide={isWide}
        address={address}
        look={(row) => lookOf(row, now)}
        empty={<Empty title={NAMES[view].none} icon="star" />}
      />
    </ListPage>
  );
}

function lookOf(
  { productName, mark, author, text, dueAt, isOverdue, state }: OfficeReview,
  now: Date,
): RowLook {
  const who = author ?? 'Покупатель';
  const due = state === 'waiting' ? momentText(dueAt, now) : null;
  return {
    head: <b>{productName}</b>,
    cells: [
      { value: <Stars mark={mark} /> },
      { value: text, tone: 'muted' },
      { value: who },
      { value: due ?? '—', tone: isOverdue ? 'late' : 'muted' },
    ],
    card: {
      head: <Stars mark={mark} />,
      age: due !== null && <Toned tone={isOverdue ? 'late' : 'muted'}>до {due}</Toned>,
      title: productName,
      lines: [who, text.length > 90 ? `${text.slice(0, 90)}…` : text],
    },
  };
}
