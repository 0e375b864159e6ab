import type {
  LineRefusal,
  ReturnDenial,
  ReturnReason,
  ReturnState,
} from '@yahont/contracts/returns/return-lists.ts';
import type { LineVerdict, Return, ReturnableLine } from '@yahont/contracts/returns/returns.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { formatDate, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import { isAtDoor } from './return-story.ts';

/** Reasons for a return, in the order of the form. */
export const REASON_NAMES: Readonly<Record<ReturnReason, string>> = {
  'wrong-size': 'Не\u00A0подошёл размер',
  'not-liked': 'Не\u00A0понравилось',
  'looks-different': 'Выглядит иначе',
  defect: 'Брак или\u00A0поломка',
  'wrong-piece': 'Прислали не\u00A0то',
};

/** Where a refund goes. */
export const BACK_NAMES: Readonly<Record<TenderKind, string>> = {
  bonus: 'На\u00A0счёт бонусов',
  certificate: 'На\u00A0сертификат',
  exchange: 'Туда, откуда платили за\u00A0прежнее изделие',
  card: 'На\u00A0карту',
  sbp: 'На\u00A0счёт, с\u00A0которого платили через СБП',
  sberpay: 'На\u00A0карту Сбербанка',
  credit: 'Банку рассрочки',
  cash: 'Наличными в\u00A0кассе',
  invoice: 'На\u00A0счёт, с\u00A0которого переводили',
  till: 'В\u00A0кассе салона',
  parts: 'Не\u00A0оплачивалось',
};

const REFUSED: Readonly<Record<Exclude<LineRefusal, 'too-late'>, string>> = {
  company: 'куплено на компанию, вернуть можно только при браке',
  'made-to-order': 'сделано для вас, вернуть нельзя',
  certificate: 'подарочный сертификат не возвращается здесь: его можно отменить на странице заказа',
  'with-its-piece': 'возвращается вместе с изделием',
  'not-received-yet': 'ещё не получено: заказ можно отменить',
  'order-ended': 'заказ закрыт без передачи',
  'already-returned': 'уже в возврате',
};

/** The line under a piece's name: its last day for a return, or why it cannot be returned. */
export function verdictText({ unwanted, faulty }: Pick<ReturnableLine, 'unwanted' | 'faulty'>): string {
  if (unwanted.isReturnable) return nbsp(`Без объяснения причин до ${formatDayMonth(unwanted.until)}`);
  const refused = capitalise(refusedText(unwanted));
  return nbsp(faulty.isReturnable ? `${refused}. Брак примем до ${formatDate(faulty.until)} года` : refused);
}

/**
 * The same for a whole order: the nearest last day of the pieces that may be returned without a reason,
 * otherwise why there is none.
 */
export function termText(lines: readonly Pick<ReturnableLine, 'unwanted' | 'faulty'>[]): string {
  const open = lines.filter(isReturnable);
  const [first] = open.flatMap(({ unwanted }) => (unwanted.isReturnable ? [unwanted.until] : [])).toSorted();
  if (first === undefined) return [...new Set(open.map(verdictText))].join('. ');
  const closed = open.filter(({ unwanted }) => !unwanted.isReturnable);
  const until = nbsp(`Без объяснения причин до ${formatDayMonth(first)} включительно`);
  return [until, ...new Set(closed.map(verdictText))].join('. ');
}

/** Whether a line can be returned for any reason. */
export function isReturnable({ unwanted, faulty }: Pick<ReturnableLine, 'unwanted' | 'faulty'>): boolean {
  return unwanted.isReturnable || faulty.isReturnable;
}

function refusedText(verdict: LineVerdict): string {
  if (verdict.isReturnable) return '';
  if (verdict.reason !== 'too-late') return REFUSED[verdict.reason];
  return verdict.until === null ? 'срок вышел' : `семь дней прошли ${formatDayMonth(verdict.until)}`;
}

const DENIALS: Readonly<Record<ReturnDenial, string>> = {
  worn: 'есть следы носки',
  damaged: 'изделие повреждено',
  'tag-missing': 'нет бирки или пломбы',
  'not-our-piece': 'это не то изделие, которое мы продали',
  'made-to-order': 'изделие сделано по вашему заказу',
  'no-defect-found': 'мастер не нашёл дефекта',
  other: '',
};

/** A sentence about the current state of a return and what comes next. */
export function returnSentence(about: Return): string {
  const sentences: Record<ReturnState, () => string> = {
    requested: () => waiting(about),
    approved: () => waiting(about),
    'on-its-way': () => 'Изделия едут к нам',
    received: () => 'Изделия у нас: мастер сверяет их с номером и смотрит под лупой',
    checked: () =>
      about.exchange?.state === 'reserved'
        ? 'Проверили, решаем: новое изделие отложено для вас'
        : `Проверили, решаем. Деньги вернём не позже ${formatDayMonth(about.moneyBy)}`,
    refunded: () => {
      const day = formatDayMonth(about.moneyBy);
      if (about.exchange?.state === 'done') return 'Обмен принят: новое изделие оплачено прежним';
      if (about.exchange?.state === 'to-pay') return 'Обмен принят: осталось доплатить разницу';
      if (isAtDoor(about))
        return about.isPaidBack
          ? 'Не подошло на примерке: курьер увёз, платить за это не нужно'
          : `Не подошло на примерке, курьер увёз. Деньги придут не позже ${day}`;
      return about.isPaidBack
        ? 'Возврат принят, деньги отправлены'
        : `Возврат принят. Деньги придут не позже ${day}`;
    },
    refused: () => ['Возврат не принят', denialText(about)].filter((text) => text !== '').join(': '),
    withdrawn: () => 'Вы отозвали заявку: изделия остаются у вас',
  };
  return nbsp(sentences[about.state]());
}

/**
 * Whether the shop awaits the pieces: a store takes them without approval; a parcel and a courier need it
 * first.
 */
export function isExpected({ route, state }: Pick<Return, 'route' | 'state'>): boolean {
  return state === 'approved' || (state === 'requested' && route.kind === 'store');
}

function waiting(about: Return): string {
  const { route } = about;
  if (!isExpected(about)) {
    const asked = byKind(route, {
      store: () => '',
      courier: (chosen) => `. Вы выбрали курьера${courierWhen(chosen)}`,
      post: () => '',
    });
    return `Заявка получена: ответим в течение рабочего дня, пока ничего отправлять не нужно${asked}`;
  }
  return byKind(about.route, {
    store: () => 'Ждём вас в салоне с изделиями и паспортом',
    courier: (route) => `Заявка принята: курьер заберёт изделия${courierWhen(route)}`,
    post: () => 'Ждём вашу посылку: распечатайте ярлык и отправьте её с описью',
  });
}

/** « 23 ноября с 10:00 до 14:00»; empty when no day was chosen. */
export function courierWhen({ date, hours }: Extract<Return['route'], { kind: 'courier' }>): string {
  if (date === null) return '';
  return ` ${formatDayMonth(date)}${hours === null ? '' : ` ${hoursText(hours)}`}`;
}

function denialText({ denial }: Return): string {
  if (denial === null) return '';
  return [DENIALS[denial.reason], denial.words].filter((text) => text !== '').join('. ');
}
