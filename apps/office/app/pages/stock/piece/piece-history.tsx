import type { OfficeItem } from '@yahont/contracts/office/items.ts';
import { History } from '#app/parts/facts/history.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { usePersonName } from '#app/lib/people/names.ts';
import { storeText, useStores, type StoreName } from '#app/lib/people/stores.ts';
import { momentText } from '#app/lib/words/moments.ts';

type Event = OfficeItem['events'][number];

/** What happened to a piece, the latest first. */
export function PieceHistory({ events }: { events: readonly Event[] }) {
  const now = useNow();
  const stores = useStores();
  const nameOf = usePersonName();
  return (
    <History
      entries={events.map((event, at) => ({
        key: String(events.length - at),
        time: momentText(event.at, now),
        what: whatHappened(event, events[at + 1], stores.data),
        who: whoDid(event, nameOf),
        tone: toneOf(event),
      }))}
    />
  );
}

function toneOf({ state, actor }: Event): 'own' | 'other' | 'bad' {
  if (state === 'missing' || state === 'written-off') return 'bad';
  return actor?.kind === 'staff' ? 'own' : 'other';
}

function whoDid({ actor }: Event, nameOf: (id: number) => string): string {
  if (actor === null) return 'обмен с 1С или заказ';
  if (actor.kind === 'staff') return nameOf(Number(actor.id));
  return actor.kind === 'system' ? 'система' : 'покупатель';
}

/** One step in words, by what differs from the step before. */
function whatHappened(
  event: Event,
  before: Event | undefined,
  stores: readonly StoreName[] | undefined,
): string {
  const where = storeText(event.storeId, stores);
  if (before === undefined) return `Поступило: ${where}`;
  if (event.isOnItsWay && !before.isOnItsWay) return `Отправлено: ${where}`;
  if (!event.isOnItsWay && before.isOnItsWay && event.state !== 'missing')
    return `Принято: ${[where, event.place].filter(Boolean).join(', ')}`;
  if (event.state !== before.state) return stateStep(event, before);
  if (event.place !== before.place)
    return event.place === null ? 'Место не записано' : `Положено: ${event.place}`;
  return `Запись изменена: ${where}`;
}

function stateStep({ state, place, orderId, saleId, appointmentId, holdId }: Event, before: Event): string {
  switch (state) {
    case 'reserved':
      return `Взято в заказ №\u00A0${orderId}`;
    case 'sold':
      return saleId === null ? `Выдано по заказу №\u00A0${orderId}` : 'Продано в магазине';
    case 'on-hold':
      if (appointmentId !== null) return `Отложено для визита №\u00A0${appointmentId}`;
      return holdId === null ? 'Снято с продажи' : `Отложено для покупателя, №\u00A0${holdId}`;
    case 'missing':
      return 'Не найдено на месте';
    case 'written-off':
      return 'Списано';
    case 'in-transit':
      return 'Отправлено';
    case 'available':
      if (before.state === 'missing') return place === null ? 'Нашлось' : `Нашлось: ${place}`;
      return before.state === 'sold' ? 'Вернулось от покупателя' : 'Снова в продаже';
  }
}
