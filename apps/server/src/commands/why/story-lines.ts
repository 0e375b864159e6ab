import type { OrderStory } from '@yahont/api/compose.ts';
import { moment, money, span } from './moment-words.ts';
import {
  ATTEMPT,
  DELIVERY_WAY,
  ITEM,
  MESSAGE,
  NOTE,
  PARCEL,
  PAYMENT_WAY,
  RECEIPT,
  RECEIPT_STATE,
  REFUND_REASON,
  REFUSAL,
  RETURN,
  RUN,
  STATUS,
  TENDER,
  TENDER_STATE,
} from './state-words.ts';
import { waitWords } from './wait-words.ts';

const ACTORS: Readonly<Record<string, string>> = {
  account: 'покупатель',
  fuser: 'покупатель',
  system: 'магазин',
};

/** The whole story of an order in Russian, a line for each fact; times are those of Moscow. */
export function storyLines(story: OrderStory): string[] {
  return [
    ...head(story),
    '',
    ...section(
      'Ждёт',
      story.waits.map((wait) => waitWords(wait, story.readAt)),
      'ничего: заказ закончен',
    ),
    ...section('История', history(story)),
    ...section('Вещи', pieces(story), 'за заказом ничего не держится'),
    ...section('Чем оплачивается', tenders(story)),
    ...section('Попытки оплаты', attempts(story)),
    ...section('Возвраты денег', refunds(story)),
    ...section('Чеки', receipts(story)),
    ...section('Посылка', parcel(story)),
    ...section('Возвраты вещей', returns(story)),
    ...section('Сертификаты и баллы', balances(story)),
    ...section('Сообщения и задания', messages(story), 'ни одного: очередь хранит сделанное час'),
    ...section('Расписания', schedules(story)),
  ];
}

/** A section without lines is left out, unless its emptiness says something. */
function section(title: string, lines: readonly string[], otherwise?: string): string[] {
  if (lines.length === 0 && otherwise === undefined) return [];
  return [`${title}:`, ...(lines.length === 0 ? [otherwise ?? ''] : lines).map((line) => `  ${line}`)];
}

function head(story: OrderStory): string[] {
  const { number, status, since, readAt, total, due, paidAt, buyer, companion } = story;
  return [
    `${number}: ${STATUS[status]} с ${moment(since)} (${span(since, readAt)})`,
    `  оформлен ${moment(story.createdAt)}, ${money(total)} ${PAYMENT_WAY[story.paymentKind]}, доставка: ${DELIVERY_WAY[story.deliveryKind]}`,
    `  ${paidAt === null ? `не оплачен, осталось ${money(due)}` : `оплачен ${moment(paidAt)}`}; покупатель ${buyer ?? 'удалён'}${companion === null ? '' : `; вместе с ${companion}`}`,
  ];
}

function history({ history: steps }: OrderStory): string[] {
  return steps.map(({ at, status, note, actorKind, staffId }) => {
    const actor = staffId === null ? (ACTORS[actorKind ?? ''] ?? '') : `сотрудник № ${staffId}`;
    const words = [note === null ? '' : NOTE[note], actor].filter((word) => word !== '').join(', ');
    return `${moment(at)} ${STATUS[status]}${words === '' ? '' : ` (${words})`}`;
  });
}

function pieces({ pieces: held }: OrderStory): string[] {
  return held.map(
    ({ uin, state, storeName, sentAt }) =>
      `УИН ${uin}: ${ITEM[state] ?? state}, ${storeName ?? 'центральный склад'}${sentAt === null ? '' : `, едет с ${moment(sentAt)}`}`,
  );
}

function tenders(story: OrderStory): string[] {
  return [
    ...story.tenders.map(
      ({ kind, amount, state, refunded }) =>
        `${TENDER[kind]} ${money(amount)}: ${TENDER_STATE[state]}${refunded > 0 ? `, возвращено ${money(refunded)}` : ''}`,
    ),
    ...story.transfers.map(
      ({ amount, number, at }) => `перевод № ${number} ${money(amount)}, внесён ${moment(at)}`,
    ),
  ];
}

function attempts({ payments }: OrderStory): string[] {
  return payments.map(
    ({ provider, providerId, method, amount, state, refusal, heldUntil, createdAt, changedAt }) => {
      const refused = refusal === null ? '' : `: ${REFUSAL[refusal]}`;
      const held = heldUntil === null ? '' : `, удержание до ${moment(heldUntil)}`;
      return `${moment(createdAt)} ${provider} ${providerId ?? 'без номера'}, ${TENDER[method]} ${money(amount)}: ${ATTEMPT[state]}${refused}, с ${moment(changedAt)}${held}`;
    },
  );
}

function refunds(story: OrderStory): string[] {
  return story.refunds.flatMap(({ amount, reason, state, createdAt, changedAt, parts }) => [
    `${moment(createdAt)} ${money(amount)} (${REFUND_REASON[reason]}): ${state === 'done' ? 'проведён' : 'НЕ ЗАКОНЧЕН'}, ${moment(changedAt)}`,
    ...parts.map(
      ({ kind, amount: part, state: partState, providerId, attempt }) =>
        `  ${TENDER[kind]} ${money(part)}: ${partState === 'done' ? 'проведён' : 'ждёт'}${providerId === null ? '' : `, номер ${providerId}`}${attempt > 0 ? `, отменён банком раз: ${attempt}` : ''}`,
    ),
  ]);
}

function receipts(story: OrderStory): string[] {
  return story.receipts.map(({ kind, amount, state, providerId, tries, nextTryAt, fault, changedAt }) => {
    const next =
      state === 'waiting' || state === 'registering' ? `, следующая попытка ${moment(nextTryAt)}` : '';
    return `${RECEIPT[kind]} ${money(amount)}: ${RECEIPT_STATE[state]}, с ${moment(changedAt)}, попыток ${tries}${next}${providerId === null ? '' : `, номер ${providerId}`}${fault === null ? '' : `. ${fault}`}`;
  });
}

function parcel({ parcel: sent, carrier, trackNumber }: OrderStory): string[] {
  if (sent === null) return carrier === null ? [] : [`перевозчик ${carrier}, ещё не зарегистрирована`];
  const { state, stateSince, carrierId, attempts: tries, triedAt, problem } = sent;
  return [
    `${carrier ?? 'перевозчик'} ${carrierId ?? 'без номера'}${trackNumber === null ? '' : `, трек ${trackNumber}`}: ${state === null ? 'не зарегистрирована' : PARCEL[state]}, с ${moment(stateSince)}`,
    `попыток ${tries}, последняя ${moment(triedAt)}${problem === null ? '' : `. ${problem}`}`,
  ];
}

function returns(story: OrderStory): string[] {
  return story.returns.map(
    ({ id, state, createdAt, changedAt, exchangeOrderId }) =>
      `№ ${id} от ${moment(createdAt)}: ${RETURN[state]}, с ${moment(changedAt)}${exchangeOrderId === null ? '' : `, обмен на Я-${exchangeOrderId}`}`,
  );
}

function balances({ certificates, gifts, points }: OrderStory): string[] {
  return [
    ...certificates.map(
      ({ lastFour, balance }) => `платит сертификат …${lastFour}, на нём осталось ${money(balance)}`,
    ),
    ...gifts.map(
      ({ amount, state, sendAt, sentAt }) =>
        `продан сертификат ${money(amount)}: ${state}${sentAt === null ? '' : `, отправлен ${moment(sentAt)}`}${sentAt === null && sendAt !== null ? `, отправить ${moment(sendAt)}` : ''}`,
    ),
    ...points.map(
      ({ points: count, reason, at }) => `${moment(at)} баллы ${count > 0 ? '+' : ''}${count} (${reason})`,
    ),
  ];
}

function messages(story: OrderStory): string[] {
  return story.messages.map(({ topic, to, state, at, until, tries, error }) => {
    const when = at === null ? '' : `${moment(at)} `;
    const next = until === null ? '' : `, не раньше ${moment(until)}`;
    return `${when}${topic}${to === null ? '' : ` → ${to}`}: ${MESSAGE[state]}${next}${tries > 0 ? `, попыток ${tries}` : ''}${error === null ? '' : `. ${error}`}`;
  });
}

function schedules(story: OrderStory): string[] {
  return story.schedules.map(
    ({ name, state, at }) =>
      `${name}: ${RUN[state] ?? state}${at === null ? '' : `, ${moment(new Date(at))}`}`,
  );
}
