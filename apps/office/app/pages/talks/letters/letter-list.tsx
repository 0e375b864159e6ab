import { useCallback, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OfficeThreadRow } from '@yahont/contracts/office/support.ts';
import type { ThreadState } from '@yahont/contracts/support/threads.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { Empty, Unseen } from '#app/parts/states.tsx';
import type { CursorList } from '#app/lib/lists/cursor-list.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { agoText } from '#app/lib/words/moments.ts';
import { phoneText } from '#app/lib/words/phones.ts';
import { STATE_WORDS, STATES, termOf, TOPIC_WORDS } from './letter-words.ts';
import styles from './letters.module.css';

type Props = {
  list: CursorList<OfficeThreadRow>;
  state: ThreadState;
  openId: number | null;
  /** Where J and K show the letter at once. */
  isBeside: boolean;
};

export const letterQuery = (state: ThreadState): string => (state === 'waiting' ? '' : `?state=${state}`);

/** Letters of shoppers; those that wait come in the order of their terms. */
export function LetterList({ list, state, openId, isBeside }: Props) {
  const navigate = useNavigate();
  const now = useNow(30_000);
  const { rows: read } = list;
  const rows = useMemo(
    () => (state === 'waiting' ? read?.toSorted((a, b) => (a.lastAt < b.lastAt ? -1 : 1)) : read),
    [read, state],
  );
  const query = letterQuery(state);
  const show = useCallback(
    (id: number) => {
      if (isBeside) void navigate(`/talks/${id}${query}`, { replace: true });
    },
    [isBeside, query, navigate],
  );
  const ref = useRowKeys({
    ids: useMemo(() => (rows ?? []).map(({ id }) => id), [rows]),
    at: openId,
    onMove: show,
    what: 'письмо',
  });
  return (
    <section className={styles.letters} aria-label="Письма">
      <h2 className={styles.head}>Письма, ответить за 2 часа</h2>
      <div className={styles.tabs}>
        <Tabs
          label="Письма по состоянию"
          tabs={STATES.map((one) => ({
            to: `/talks${openId === null ? '' : `/${openId}`}${letterQuery(one)}`,
            name: STATE_WORDS[one],
            isOn: one === state,
          }))}
        />
      </div>
      <ListBody ref={ref} list={{ ...list, rows }} empty={<NoLetters state={state} />}>
        {(shown) => (
          <ul>
            {shown.map((row) => (
              <Letter key={row.id} row={row} now={now} isOpen={row.id === openId} query={query} />
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}

type LetterProps = { row: OfficeThreadRow; now: Date; isOpen: boolean; query: string };

function Letter({ row, now, isOpen, query }: LetterProps) {
  const term = termOf(row, now);
  return (
    <li data-open={isOpen || undefined}>
      <Link to={`/talks/${row.id}${query}`} data-row="" aria-current={isOpen ? 'true' : undefined}>
        <i data-tone={term?.tone} aria-hidden="true" />
        <span>
          <b>{row.title}</b>
          <small>
            {row.name || phoneText(row.contact)}, {TOPIC_WORDS[row.topic]}
          </small>
        </span>
        {term === null ? (
          <Toned tone="muted">{agoText(row.lastAt, now)}</Toned>
        ) : (
          <Toned tone={term.tone}>
            <Unseen>{term.tone === 'late' ? 'просрочено на' : 'осталось'}</Unseen>
            {term.text}
          </Toned>
        )}
      </Link>
    </li>
  );
}

const EMPTY: Readonly<Record<ThreadState, { title: string; text: string }>> = {
  waiting: { title: 'На все письма ответили', text: 'Новое письмо появится здесь само.' },
  answered: { title: 'Никто не думает над ответом', text: 'Здесь письма, на которые ответили и ждут.' },
  closed: { title: 'Решённых писем нет', text: 'Здесь письма, в которых всё решено.' },
};

function NoLetters({ state }: { state: ThreadState }) {
  return (
    <Empty title={EMPTY[state].title} icon="chat">
      <p>{EMPTY[state].text}</p>
    </Empty>
  );
}
