import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OfficeOrderNote } from '@yahont/contracts/office/order-lists/order-notes.ts';
import type { OrderMessage } from '@yahont/contracts/office/order-work/order-messages.ts';
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
import { stateText, useOrderMessages } from '#app/blocks/orders/messages/use-order-messages.ts';
import styles from './history-panel.module.css';

const NOTE_MAX = 2000;
const EVERY_MS = 15_000;
const notesKey = (id: number) => ['order-notes', id] as const;
const NONE: readonly OfficeOrderNote[] = [];
const NO_MESSAGES: readonly OrderMessage[] = [];

/** What happened with the order, the notes of colleagues among it on amber, and a field for one's own. */
export function HistoryPanel({ order, me }: { order: OfficeOrder; me: Me }) {
  const now = useNow();
  const notes = useQuery({
    queryKey: notesKey(order.id),
    queryFn: ({ signal }) => call(listOrderNotes, { params: { id: order.id }, query: {} }, { signal }),
    refetchInterval: EVERY_MS,
  });
  const { items = NONE, next = null } = notes.data ?? {};
  const isWriter = may(me, 'support.answer');
  const messages = useOrderMessages(order.id, isWriter);
  const written = messages.data?.items ?? NO_MESSAGES;
  const entries = useMemo(() => merged(order, { notes: items, written }, now), [order, items, written, now]);
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

type Words = { notes: readonly OfficeOrderNote[]; written: readonly OrderMessage[] };

/** Events, notes and messages to the buyer by their time, the latest first. */
function merged(order: OfficeOrder, { notes, written }: Words, now: Date): readonly HistoryEntry[] {
  const events = order.history.toReversed().map(({ at }, place) => ({ at, place }));
  const shown = historyOf(order, now);
  const sent = written.map((message) => ({
    at: message.at,
    entry: {
      key: `message.${message.id}`,
      time: momentText(message.at, now),
      what: `${message.channel === 'sms' ? 'СМС' : 'Письмо'} покупателю: ${message.text}`,
      who: `${message.staffName}, ${stateText(message, now)}`,
      tone: message.state === 'failed' ? 'bad' : 'own',
    } satisfies HistoryEntry,
  }));
  const noted = notes.map(({ id, at, text, staffName }) => ({
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
  return [...noted, ...sent, ...happened]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ entry }) => entry);
}
