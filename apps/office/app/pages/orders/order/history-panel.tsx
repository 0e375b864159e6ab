import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OfficeOrderNote } from '@yahont/contracts/office/order-lists/order-notes.ts';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { History, type HistoryEntry } from '#app/parts/facts/history.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { TextArea } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listOrderNotes, writeOrderNote } from '#app/lib/calls/routes/orders.ts';
import { useNow } from '#app/lib/look/now.ts';
import { may } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { historyOf } from '#app/blocks/orders/data/history.ts';
import styles from './history-panel.module.css';

const NOTE_MAX = 2000;
const EVERY_MS = 15_000;
const notesKey = (id: number) => ['order-notes', id] as const;
const NONE: readonly OfficeOrderNote[] = [];

/** What happened with the order, the notes of colleagues among it on amber, and a field for one's own. */
export function HistoryPanel({ order, me }: { order: OfficeOrder; me: Me }) {
  const now = useNow();
  const notes = useQuery({
    queryKey: notesKey(order.id),
    queryFn: ({ signal }) => call(listOrderNotes, { params: { id: order.id }, query: {} }, { signal }),
    refetchInterval: EVERY_MS,
  });
  const { items = NONE, next = null } = notes.data ?? {};
  const entries = useMemo(() => merged(order, items, now), [order, items, now]);
  return (
    <Panel title="История">
      {may(me, 'notes.write') && <NoteForm id={order.id} />}
      {notes.isError && <p className={styles.muted}>Заметки не открылись: {failureText(notes.error)}</p>}
      <History entries={entries} />
      {next !== null && <p className={styles.muted}>Показаны последние заметки, самых старых здесь нет.</p>}
    </Panel>
  );
}

function NoteForm({ id }: { id: number }) {
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const writing = useMutation({
    mutationFn: () => call(writeOrderNote, { params: { id }, body: { text } }),
    onSuccess: () => {
      setText('');
      return cache.invalidateQueries({ queryKey: notesKey(id) });
    },
  });
  const isEmpty = text.trim() === '';
  const send = (): void => {
    if (!isEmpty && !writing.isPending) writing.mutate();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label="Заметка для своих"
        help="Покупатель её не увидит"
        maxLength={NOTE_MAX}
        value={text}
        error={writing.isError ? failureText(writing.error) : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <Button type="submit" look="quiet" isOff={isEmpty} isBusy={writing.isPending} hotKey="Ctrl Enter">
        Записать
      </Button>
    </form>
  );
}

/** Events and notes by their time, the latest first. */
function merged(order: OfficeOrder, notes: readonly OfficeOrderNote[], now: Date): readonly HistoryEntry[] {
  const events = order.history.toReversed().map(({ at }, place) => ({ at, place }));
  const shown = historyOf(order, now);
  const written = notes.map(({ id, at, text, staffName }) => ({
    at,
    entry: {
      key: `note.${id}`,
      time: momentText(at, now),
      what: text,
      who: staffName,
      tone: 'own',
      isNote: true,
    } satisfies HistoryEntry,
  }));
  const happened = events.flatMap(({ at, place }) => {
    const entry = shown[place];
    return entry === undefined ? [] : [{ at, entry }];
  });
  return [...written, ...happened].toSorted((a, b) => b.at.localeCompare(a.at)).map(({ entry }) => entry);
}
