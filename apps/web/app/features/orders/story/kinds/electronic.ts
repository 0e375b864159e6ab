import type { DeliveryStory, ParcelWords } from './delivery-story.ts';

/** For one certificate or several. */
export function electronicStory(): DeliveryStory {
  return {
    history: {
      ready: 'Готов',
      onItsWay: 'Отправлен',
      completed: 'Выпущен',
      notDelivered: 'Не\u00A0доставлен',
    },
    lateText: '',
    lateDay: '',
    sentence: () => ({
      waits: 'Ждём оплату: сразу после неё подарок будет готов',
      handOver: ', готовим подарок',
      arrives: ': подарок скоро будет готов',
      ready: 'Подарок готов',
      failed: 'Подарок готов',
      onItsWay: ': подарок скоро придёт',
      completed: 'Оплачен, подарок готов',
    }),
    steps: () => [{ title: 'Выпущен', statuses: ['completed'], planned: '' }],
    handOver: () => '',
    brief: null,
    terms: () => [{ name: 'Доставка', text: 'Не\u00A0нужна: сертификат электронный' }],
  };
}

export const electronicParcel: ParcelWords = {
  plan: ['accepted', 'completed'],
  completed: 'Подарок отправлен',
  failed: 'Подарок не дошёл. Свяжемся с вами',
  ready: () => 'Подарок готов',
  planned: () => 'подарок придёт сразу после оплаты',
};
