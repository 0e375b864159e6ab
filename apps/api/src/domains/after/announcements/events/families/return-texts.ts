import type { PostageWay, ReturnDenial, ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { isBalance, type TenderKind } from '@yahont/values/sums/tenders.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import type { ReturnForMessages } from '#src/domains/after/returns/index.ts';
import { SMS_LENGTH, wholeSentences } from '#src/domains/messages/notifications/index.ts';
import type { PartBack } from '../../refund-for-messages.ts';
import { placeOfStore } from './store-words.ts';
import { hoursOf } from './calls.ts';
import type { ExchangeForMessages } from '../../return-for-messages.ts';

export type ReturnEvent =
  | 'return-requested'
  | 'return-approved'
  | 'return-received'
  | 'return-accepted'
  | 'return-refused'
  | 'return-postage';

/** `news`: heading of the e-mail and first words of the SMS. `next`: what happens next; `short`: the same for the SMS. */
export type ReturnText = { news: string; next: string; short: string };

export const RETURN_TEXTS: Readonly<Record<ReturnEvent, (about: ReturnForMessages) => ReturnText>> = {
  'return-requested': (about) =>
    both(
      about.exchange === null
        ? { news: `Заявка на возврат № ${about.number} у нас`, next: ASKED[about.way](about) }
        : {
            news: `Заявка на обмен № ${about.number} у нас`,
            next: `Отложили для вас: ${about.exchange.name}. ${ASKED[about.way](about)}`,
          },
    ),
  'return-approved': (about) => ({
    news: `Возврат № ${about.number} одобрен`,
    next: `${WAYS[about.way](about)} Сохраните бирку с УИН и пломбу.`,
    short: `Сохраните бирку и пломбу. ${SHORT_WAYS[about.way](about)}`,
  }),
  'return-received': (about) =>
    both({
      news: `Изделия по возврату № ${about.number} у нас`,
      next: `Проверим их и сообщим решение. Если всё в порядке, ${
        about.exchange === null ? `вернём деньги${notAfter(about)}` : 'обменяем'
      }.`,
    }),
  'return-accepted': (about) => {
    if (about.exchange !== null) return exchanged(about, about.exchange);
    if (about.isAtDoor) {
      const news = `Возврат № ${about.number}: курьер увёз то, что не подошло`;
      const sentences = notPaidFor(about);
      return { news, next: sentences.join(' '), short: wholeSentences(roomAfter(news), sentences, DETAILS) };
    }
    const isMoney = about.parts.some(({ kind }) => !isBalance(kind));
    const sentences = partsBack(about);
    const news = `Возврат № ${about.number} принят`;
    return {
      news,
      next: sentences.join(' '),
      short: isMoney
        ? `Деньги вернём${notAfter(about)}. ${DETAILS}`
        : wholeSentences(roomAfter(news), sentences, DETAILS),
    };
  },
  'return-refused': (about) =>
    both({
      news: `Возврат № ${about.number} не принят`,
      next: [denial(about), handBack(about), notKept(about)].filter((text) => text !== '').join(' '),
    }),
  'return-postage': ({ number, postage }) =>
    both({
      news: `Почтовые расходы по возврату № ${number} вернули`,
      next:
        postage === null
          ? ''
          : `${formatRoubles(postage.amount)} ${POSTAGE_WAYS[postage.way]}. Спасибо, что отправили посылку и сохранили квитанцию.`,
    }),
};

const DETAILS = 'Подробности в личном кабинете.';

/** Room left in an SMS after its first words, UTF-16 units. */
function roomAfter(news: string): number {
  return SMS_LENGTH - `Яхонт: ${news}. `.length;
}

const POSTAGE_WAYS: Record<PostageWay, string> = {
  transfer: 'перевели вам',
  cash: 'выдали наличными',
};

/** One e-mail: what pays for the other piece, what is due or refunded, and what happens next. */
function exchanged(about: ReturnForMessages, { name, orderNumber, toPay }: ExchangeForMessages): ReturnText {
  const back = about.parts.length === 0 ? [] : partsBack(about);
  const next =
    toPay === null
      ? [`Прежнее изделие оплатило новое: ${name}. Это заказ № ${orderNumber}, уже собираем его.`, ...back]
      : [
          `Отложили для вас: ${name}. Осталось доплатить ${formatRoubles(toPay.amount)} за заказ № ${orderNumber} до ${formatDayMonth(toPay.until)}, остальное уже оплачено прежним изделием.`,
          'Если не доплатите, вернём деньги за прежнее изделие.',
        ];
  return {
    news: `Обмен № ${about.number} принят`,
    next: next.join(' '),
    short:
      toPay === null
        ? `Собираем заказ № ${orderNumber}.`
        : `Доплатите ${formatRoubles(toPay.amount)} за заказ № ${orderNumber} до ${formatDayMonth(toPay.until)}.`,
  };
}

/** What was reserved for an exchange that was cancelled. */
function notKept({ exchange }: ReturnForMessages): string {
  return exchange === null ? '' : `Обмен отменили и больше не держим для вас: ${exchange.name}.`;
}

function both(text: Omit<ReturnText, 'short'>): ReturnText {
  return { ...text, short: text.next };
}

/** A past day is not named. */
function notAfter({ moneyBy }: ReturnForMessages): string {
  return moneyBy === null ? '' : ` не позже ${formatDayMonth(moneyBy)}`;
}

const NOT_YET = 'Посмотрим её и ответим в течение рабочего дня. Пока ничего отправлять не нужно.';

/** A store accepts the pieces without a prior answer. */
const ASKED: Record<ReturnWay, (about: ReturnForMessages) => string> = {
  store: (about) => `${WAYS.store(about)} Сохраните бирку с УИН и пломбу.`,
  courier: (about) => `${NOT_YET} Если одобрим, ${courierComes(about, 'курьер приедет')}.`,
  post: () => NOT_YET,
};

const WAYS: Record<ReturnWay, (about: ReturnForMessages) => string> = {
  store: ({ store }) => `Ждём вас${where(store)}, возьмите с собой паспорт.`,
  courier: (about) => `${courierComes(about, 'Курьер заберёт изделия')}.`,
  post: () =>
    'Отправьте изделия ценной посылкой с описью по ярлыку из личного кабинета и сохраните квитанцию.',
};

const SHORT_WAYS: Record<ReturnWay, (about: ReturnForMessages) => string> = {
  store: ({ store }) => `Ждём вас с паспортом${where(store)}.`,
  courier: (about) => `${courierComes(about, 'Курьер приедет')}.`,
  post: () => 'Отправьте изделия посылкой по ярлыку из личного кабинета.',
};

/** «Курьер приедет 23 ноября с 10:00 до 14:00: Москва, ул. Покровка, 27» */
function courierComes({ address, courierDate, courierHours }: ReturnForMessages, verb: string): string {
  const day = courierDate === null ? '' : ` ${formatDayMonth(courierDate)}`;
  return `${verb}${day}${hoursOf({ visitHours: courierHours })}: ${address}`;
}

function where(store: ReturnForMessages['store']): string {
  return store === null ? '' : `: ${placeOfStore(store)}`;
}

/** Where the refunded money goes. */
const MONEY_BACK: Record<Exclude<TenderKind, 'bonus' | 'certificate'>, (amount: Kopecks) => string> = {
  exchange: (amount) => `${formatRoubles(amount)} вернутся туда, откуда вы платили за прежнее изделие.`,
  card: (amount) => `${formatRoubles(amount)} вернутся на карту.`,
  sbp: (amount) => `${formatRoubles(amount)} вернутся переводом на счёт, с которого вы платили.`,
  sberpay: (amount) => `${formatRoubles(amount)} вернутся на карту.`,
  credit: (amount) => `${formatRoubles(amount)} вернутся оператору, который дал рассрочку.`,
  cash: (amount) => `${formatRoubles(amount)} ждут вас в кассе салона.`,
  invoice: (amount) => `${formatRoubles(amount)} переведём на счёт, с которого вы платили.`,
  till: (amount) => `${formatRoubles(amount)} ждут вас в кассе салона.`,
  // Nothing was paid with it.
  parts: () => '',
};

/** Points and certificates that were restored, each named once however many parts there are. */
export function balancesBack(parts: readonly PartBack[]): string[] {
  const points = parts.reduce((sum, part) => sum + (part.points ?? 0), 0);
  const certificates = parts.filter(({ kind }) => kind === 'certificate');
  const sum = formatRoubles(sumKopecks(certificates.map(({ amount }) => amount)));
  const where = certificates.length === 1 ? 'сертификат' : 'сертификаты';
  return [
    ...(points > 0 ? [`Вернули ${countOf(points, ['бонус', 'бонуса', 'бонусов'])}.`] : []),
    ...(certificates.length > 0 ? [`На ${where} вернули ${sum}.`] : []),
  ];
}

/**
 * Each part, in sentences; the last one names the day for the money, unless everything was restored to
 * balances.
 */
function partsBack(about: ReturnForMessages): string[] {
  const money = about.parts.flatMap(({ kind, amount }) =>
    kind === 'bonus' || kind === 'certificate' ? [] : [MONEY_BACK[kind](amount)],
  );
  const told = money.filter((text) => text !== '');
  const term = about.moneyBy === null || told.length === 0 ? [] : [`Все деньги вернём${notAfter(about)}.`];
  return [...balancesBack(about.parts), ...told, ...term];
}

/** The buyer never paid the cash for pieces that they did not keep. */
function notPaidFor({ parts, ...about }: ReturnForMessages): string[] {
  const paid = parts.filter(({ kind }) => kind !== 'cash');
  const back = partsBack({ ...about, parts: paid });
  return paid.some(({ kind }) => !isBalance(kind)) ? back : ['Платить за это не нужно.', ...back];
}

const DENIALS: Record<ReturnDenial, string> = {
  worn: 'На изделии есть следы носки.',
  damaged: 'Изделие повреждено.',
  'tag-missing': 'Нет бирки с УИН или пломбы.',
  'not-our-piece': 'Это не то изделие, которое мы вам продали.',
  'made-to-order': 'Изделие сделано по вашему заказу.',
  'no-defect-found': 'Мастер не нашёл дефекта.',
  other: '',
};

function denial({ denial: why }: ReturnForMessages): string {
  if (why === null) return '';
  return [DENIALS[why.reason], why.words].filter((text) => text !== '').join(' ');
}

/** Where the pieces are that the shop sends back. */
function handBack({ wasReceived, store }: ReturnForMessages): string {
  if (!wasReceived) return '';
  return store === null ? 'Привезём изделия обратно.' : `Изделия ждут вас${where(store)}.`;
}
