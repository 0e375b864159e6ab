import { countOf } from '@yahont/values/text/plural.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { WayObstacle } from '@yahont/contracts/office/order-work/changed-fields.ts';
import { codeOf, refusalOf } from '#app/lib/calls/call.ts';
import {
  changeOrder,
  changeVisit,
  extendStorage,
  recordTillPart,
  sendOrder,
} from '#app/lib/calls/routes/orders.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { calendarText, dateText } from '#app/lib/words/moments.ts';

/** The order is no longer where the page has shown it: somebody was faster. */
const OVERTAKEN = new Set([
  'illegal-move',
  'not-handed-over-now',
  'not-replaced-now',
  'not-worked-on-now',
  'not-stored',
  'not-visited',
  'not-sent-now',
  'not-changed-now',
]);

export const isOvertaken = (error: unknown): boolean => OVERTAKEN.has(codeOf(error));

/** Refusals without facts, each with what to do next. */
const WORDS: Readonly<Record<string, string>> = {
  'wrong-piece': 'Это другое изделие. Не отдавайте его: положите на место и отсканируйте бирку из заказа.',
  'piece-on-its-way': 'Изделие ещё едет. Примите его в разделе остатков, потом сканируйте.',
  'wrong-code': 'Код не тот. Попросите покупателя открыть последнее СМС или посмотрите паспорт.',
  'nothing-to-take': 'По этому заказу брать нечего: он уже оплачен. Выдайте без оплаты.',
  'cards-not-taken': 'Карты при получении сейчас не принимаются. Возьмите наличные.',
  'no-other-piece': 'Другого такого изделия нет. Позвоните покупателю: отменить заказ или подождать.',
  'work-not-found': 'Такой работы в заказе больше нет: состав изменился. Посмотрите список ещё раз.',
  'not-by-courier': 'Частично выдаёт только курьер магазина. В магазине выдайте всё и оформите возврат.',
  'nothing-kept': 'Покупатель не оставил ничего: отметьте, что курьер вернулся, и отмените заказ.',
  'line-not-found': 'Состав заказа изменился. Отметьте изделия ещё раз.',
  'cannot-be-taken-back': 'Одно из изделий забрать нельзя: гравировку и сертификаты курьер не возвращает.',
  'unknown-interval': 'Таких часов в этот день нет. Выберите другие.',
  'interval-taken': 'Эти часы заняты. Выберите другие или другой день.',
  'parcel-not-found': 'У этого заказа нет посылки у перевозчика.',
  'parcel-not-stuck': 'Посылка уже не застряла: перевозчик её взял.',
  'no-power-needed': 'Доверенность больше не нужна: заказ выдан или закончился.',
  'not-issued-yet': 'Доверенность ещё не выдана: дата выдачи позже сегодняшней.',
  ended: 'Срок доверенности прошёл. Попросите новую.',
  'ends-before-it-begins': 'Доверенность кончается раньше, чем выдана. Проверьте даты.',
  'not-in-parts': 'Этот заказ больше не ждёт частей.',
  'receipt-known': 'Этот чек уже записан за другим заказом или с другой суммой. Проверьте номера.',
  'way-unavailable': 'Так этот заказ сейчас не отдают. Выберите другой магазин, пункт или способ.',
  'payment-unfit': 'Заказ оплачивают наличными при получении, а этот способ так оплатить нельзя.',
  'nowhere-to-write': 'Туда написать нельзя: адреса больше нет. Выберите другой способ.',
  'nothing-due': 'Возвращать уже нечего: эту часть выплатили.',
  'changed-meanwhile': 'Заказ изменили, пока вы вписывали. Страница обновилась, проверьте суммы и повторите.',
};

/** A refusal of any call about orders, in words. */
export function refusedText(error: unknown): string {
  return (
    preparedText(error) ??
    changeRefusedText(error) ??
    numbersText(error) ??
    WORDS[codeOf(error)] ??
    failureText(error)
  );
}

function preparedText(error: unknown): string | undefined {
  const refused = refusalOf(
    sendOrder,
    { 'illegal-move': true, 'pieces-elsewhere': true, 'works-undone': true, 'not-all-scanned': true },
    error,
  );
  if (refused?.code === 'pieces-elsewhere')
    return `Не здесь: ${refused.facts.pieces.map(({ name }) => name).join(', ')}. Перевезите и примите, потом повторите.`;
  if (refused?.code === 'works-undone')
    return `Мастерская не закончила: ${refused.facts.works.map(({ what, name }) => `${what} (${name})`).join(', ')}. Отметьте работы или подождите.`;
  if (refused?.code === 'not-all-scanned')
    return `Осталось отсканировать ${countOf(refused.facts.left, ['изделие', 'изделия', 'изделий'])}.`;
  return undefined;
}

function changeRefusedText(error: unknown): string | undefined {
  const refused = refusalOf(changeOrder, CHANGE_CODES, error);
  if (refused?.code === 'way-fixed') return WAY_FIXED[refused.facts.because];
  if (refused?.code === 'price-fixed')
    return `Доставка стоила ${formatRoubles(refused.facts.before)}, стала бы ${formatRoubles(refused.facts.after)}, а деньги уже приняты или запрошены. Оставьте способ или отмените заказ и оформите новый.`;
  if (refused?.code === 'price-changed')
    return `Доставка теперь стоит ${formatRoubles(refused.facts.price)}. Скажите покупателю и сохраните ещё раз.`;
  if (refused?.code === 'day-unfit')
    return `Курьер приедет с ${calendarText(refused.facts.first, new Date())} по ${calendarText(refused.facts.last, new Date())}. Выберите день между ними.`;
  return undefined;
}

const CHANGE_CODES = {
  'changed-meanwhile': true,
  'not-changed-now': true,
  'way-fixed': true,
  'way-unavailable': true,
  'payment-unfit': true,
  'price-fixed': true,
  'price-changed': true,
  'day-unfit': true,
  'unknown-interval': true,
  'interval-taken': true,
} as const;

/** Why the way of an order stays as it is, and what to do. */
export const WAY_FIXED: Readonly<Record<WayObstacle, string>> = {
  ended: 'Заказ у курьера или закончился: способ получения не изменить.',
  packed: 'Заказ собран и отложен: другой способ возможен только до сборки. Отмените его и оформите новый.',
  'two-orders': 'Это один из двух заказов одной корзины: они едут вместе. День меняет «Перенести визит».',
  parcel: 'О посылке знает перевозчик: отправьте её иначе кнопкой «Отправить иначе».',
  electronic: 'Сертификат приходит на почту: изменить можно только покупателя.',
};

function numbersText(error: unknown): string | undefined {
  const now = new Date();
  const storage = refusalOf(
    extendStorage,
    { 'not-stored': true, 'not-longer': true, 'too-long': true },
    error,
  );
  if (storage?.code === 'not-longer')
    return `Заказ и так хранится до ${dateText(storage.facts.storeUntil, now)}. Выберите день позже.`;
  if (storage?.code === 'too-long')
    return `Хранить можно не дольше чем до ${dateText(storage.facts.latest, now)}.`;
  const visit = refusalOf(
    changeVisit,
    { 'not-visited': true, 'day-unfit': true, 'unknown-interval': true, 'interval-taken': true },
    error,
  );
  if (visit?.code === 'day-unfit')
    return `Курьер приедет с ${dateText(visit.facts.first, now)} по ${dateText(visit.facts.last, now)}. Выберите день между ними.`;
  const part = refusalOf(
    recordTillPart,
    { 'part-refused': true, 'not-in-parts': true, 'receipt-known': true, 'changed-meanwhile': true },
    error,
  );
  if (part?.code === 'part-refused')
    return `Такую часть принять нельзя: осталось ${formatRoubles(part.facts.left)}, сейчас можно не больше ${formatRoubles(part.facts.most)}.`;
  return undefined;
}
