import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { addressBeside, placeText } from '#app/shop/words/place-text.ts';
import {
  dayTerm,
  fullName,
  GOODS_WAIT,
  NEWS_OF_DAY,
  PARCEL_CAME_BACK,
  PARCEL_RECEIVED,
  RECEIVED,
  type DeliveryStory,
  type ParcelWords,
  type SentenceWords,
  type WayOf,
} from './delivery-story.ts';

export function pickupStory(store: WayOf<'pickup'>): DeliveryStory {
  const place = store.name || store.address;
  return {
    history: {
      ready: 'Готов к выдаче',
      onItsWay: 'Едет в\u00A0салон',
      completed: 'Получен',
      notDelivered: 'Заказ вернулся в\u00A0салон',
    },
    lateText: `Обещанный день прошёл. Сообщим, когда он будет в салоне: ${place}`,
    lateDay: NEWS_OF_DAY,
    sentence: (day, today) => sentence(store, { place, day, today }),
    steps: (assembled, { text }) => [
      assembled,
      { title: 'В\u00A0салоне', statuses: ['ready'], planned: text },
      RECEIVED,
    ],
    handOver: ({ number, receiver }) => {
      const hours = store.hoursText === '' ? '' : ` Салон открыт ${store.hoursText}.`;
      return receiver === null
        ? `Заказ ждёт вас: ${placeText(store)}.${hours} Возьмите паспорт и назовите номер ${number}.`
        : `Заказ ждёт в салоне: ${placeText(store)}.${hours} Получит ${fullName(receiver)}: нужны паспорт и номер ${number}.`;
    },
    brief: () => ({ name: 'Салон', note: dotted(addressBeside(store), store.metro), place }),
    terms: ({ day }) => [
      { name: 'Салон', text: place, note: dotted(addressBeside(store), store.metro, store.hoursText) },
      ...dayTerm('Готово', day),
      ...(store.keptUntil === null
        ? []
        : [{ name: 'Храним', text: `до\u00A0${formatDayMonth(store.keptUntil)}` }]),
    ],
  };
}

type PickupTexts = { place: string; day: string; today: string };

function sentence({ keptUntil }: WayOf<'pickup'>, { place, day, today }: PickupTexts): SentenceWords {
  const kept = keptUntil === null ? '' : `. ${keptText(keptUntil, today)}`;
  const ready = `Заказ ждёт вас: ${place}. Возьмите с собой паспорт${kept}`;
  return {
    waits: GOODS_WAIT,
    handOver: ` и будет ждать вас ${day}: ${place}`,
    arrives: `: ${day} всё будет в салоне`,
    ready,
    failed: ready,
    onItsWay: `: ${day} всё будет в салоне`,
    completed: 'Получен в салоне',
  };
}

/** «Храним до 11 декабря»; after that day, what to do. */
function keptText(keptUntil: IsoDate, today: string): string {
  const day = formatDayMonth(keptUntil);
  return today <= keptUntil
    ? `Храним до ${day}`
    : `Срок хранения вышел ${day}: позвоните нам, чтобы его продлить`;
}

function dotted(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

export const pickupParcel: ParcelWords = {
  plan: ['accepted', 'assembling', 'ready', 'completed'],
  completed: PARCEL_RECEIVED,
  failed: PARCEL_CAME_BACK,
  ready: ({ keptUntil }, today) => {
    const kept = keptUntil !== null && today <= keptUntil ? `. Храним до ${formatDayMonth(keptUntil)}` : '';
    return `Заказ ждёт в салоне. Возьмите с собой паспорт${kept}`;
  },
  planned: (day) => `будет в салоне ${day}`,
};
