import {
  brought,
  dayTerm,
  fullName,
  GOODS_WAIT,
  NEWS_OF_DAY,
  PARCEL_RECEIVED,
  trackTerm,
  type DeliveryStory,
  type ParcelWords,
  type SentenceWords,
  type WayOf,
} from './delivery-story.ts';

export function pointStory({ address, trackNumber }: WayOf<'point'>): DeliveryStory {
  return {
    history: {
      ready: 'Собран',
      onItsWay: 'Едет в\u00A0пункт выдачи',
      completed: 'Получен',
      notDelivered: 'Заказ не\u00A0забрали из\u00A0пункта выдачи, он\u00A0вернулся к\u00A0нам',
    },
    // It may already be there: then the message was sent.
    lateText: `Обещанный день прошёл. Сообщаем сразу, как он придёт в пункт выдачи: ${address}`,
    lateDay: NEWS_OF_DAY,
    sentence: (day) => sentence(address, day),
    steps: (assembled, { text }) => brought(assembled, text),
    handOver: ({ receiver }) =>
      receiver === null
        ? `Заказ ждёт вас в пункте выдачи: ${address}. Возьмите паспорт.`
        : `Заказ ждёт в пункте выдачи: ${address}. Получит ${fullName(receiver)}: нужен паспорт.`,
    brief: (day) => ({ name: 'Пункт выдачи', note: address, when: day ?? NEWS_OF_DAY }),
    terms: ({ day }) => [
      { name: 'Пункт выдачи', text: address },
      ...dayTerm('Привезём', day),
      ...trackTerm(trackNumber),
    ],
  };
}

function sentence(address: string, day: string): SentenceWords {
  const handOver = `, будет ждать вас ${day} в пункте выдачи`;
  return {
    waits: GOODS_WAIT,
    handOver: `${handOver}: ${address}`,
    arrives: `: ${day} заказ будет в пункте выдачи`,
    ready: `Заказ собран${handOver}`,
    failed: `Заказ не забрали из пункта выдачи: ${address}. Свяжемся с вами и договоримся, как его передать`,
    onItsWay: `: ${day} он будет в пункте выдачи: ${address}`,
    completed: 'Получен в пункте выдачи',
  };
}

export const pointParcel: ParcelWords = {
  plan: ['accepted', 'assembling', 'in-delivery', 'completed'],
  completed: PARCEL_RECEIVED,
  failed: 'Заказ не забрали из пункта выдачи. Свяжемся с вами и договоримся, как его передать',
  ready: null,
  planned: (day) => `будет в пункте выдачи ${day}`,
};
