import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { Place } from '@yahont/contracts/appointments/appointments.ts';

type Texts = {
  /** Heading of the form. */
  heading: string;
  /** Says that the thing waits in the store or will be brought there. */
  arrival: Readonly<Record<Place, string>>;
  /** What to bring and expect, once the appointment is made. */
  toExpect: string;
  /** Text for a city without a free hour. */
  none: string;
};

/** The same text for any place: nothing is brought for this service. */
const everywhere = (text: string): Texts['arrival'] => ({
  here: text,
  'same-city': text,
  vault: text,
  'other-city': text,
});

/** Texts about each kind of visit. */
export const KIND_TEXTS: Readonly<Record<AppointmentKind, Texts>> = {
  stone: {
    heading: 'Посмотреть камень',
    arrival: {
      here: 'Камень уже там',
      'same-city': 'Камень привезут из другого салона',
      vault: 'Камень привезут из хранилища',
      'other-city': 'Камень привезут из другого города',
    },
    toExpect: 'Заключение лаборатории и лупа будут на месте, паспорт не нужен.',
    none: 'В вашем городе ближайшую неделю показать этот камень не получится. Поможем выбрать его по видеосвязи или привезём в другой салон.',
  },
  product: {
    heading: 'Примерить в салоне',
    arrival: {
      here: 'Украшение уже там',
      'same-city': 'Украшение привезут из другого салона',
      vault: 'Украшение привезут из хранилища',
      'other-city': 'Украшение привезут из другого города',
    },
    toExpect: 'Подготовим украшение к вашему приходу, паспорт не нужен.',
    none: 'В вашем городе ближайшую неделю показать это украшение не получится. Расскажем о нём по видеосвязи или привезём в другой салон.',
  },
  fitting: {
    heading: 'Примерка в салоне',
    arrival: {
      here: 'Консультант будет ждать вас',
      'same-city': 'Украшения привезут из других салонов',
      vault: 'Украшения привезут из хранилища',
      'other-city': 'Украшения привезут из других городов',
    },
    toExpect: 'Украшения подготовим к вашему приходу, паспорт не нужен.',
    none: 'В вашем городе ближайшую неделю свободных часов для примерки нет. Покажем украшения по видеосвязи или привезём в другой салон.',
  },
  gold: {
    heading: 'Оценка золота в салоне',
    arrival: everywhere('Взвесим и проверим пробу при вас'),
    toExpect:
      'Возьмите паспорт: золото принимаем лично у хозяина и только у совершеннолетних. Чеки и бирки не нужны.',
    none: 'В вашем городе ближайшую неделю записаться на оценку золота нельзя. Подскажем, где примут без записи.',
  },
  engraving: {
    heading: 'Гравировка вашего украшения',
    arrival: everywhere('Лазер стоит в салоне'),
    toExpect: 'Мастер осмотрит украшение, покажет, где ляжет надпись, и назовёт срок. Паспорт не нужен.',
    none: 'В вашем городе ближайшую неделю записаться на гравировку нельзя. Подскажем, куда украшение можно отправить.',
  },
  care: {
    heading: 'Чистка и осмотр украшения',
    arrival: everywhere('Мастер примет при вас'),
    toExpect:
      'Возьмите украшение; паспорт и чек не нужны. Чистка занимает 20 минут, раз в год она бесплатна. О платной работе мастер сначала назовёт цену.',
    none: 'В вашем городе ближайшую неделю записаться к мастеру нельзя. Подскажем, где примут без записи.',
  },
};
