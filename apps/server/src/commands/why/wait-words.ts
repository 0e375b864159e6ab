import type { Wait } from '@yahont/api/compose.ts';
import { PARCEL, RECEIPT, RECEIPT_STATE, RETURN } from './state-words.ts';
import { day, moment, money, span } from './moment-words.ts';

type WaitFor<Name extends Wait['for']> = Extract<Wait, { for: Name }>;
type Words = { [Name in Wait['for']]: (wait: WaitFor<Name>, now: Date) => string };

const visitWords = ({ day: date, from, to }: WaitFor<'courier'>['visit']): string => {
  const hours = [from === null ? '' : ` с ${from}`, to === null ? '' : ` до ${to}`].join('');
  return `${day(date)}${hours}`;
};
const because = (text: string | null): string => (text === null ? '' : ` Причина: ${text}`);

/** Names of schedules as the log and metrics show them. */
const SCHEDULE = {
  expiry: 'expire-reservations',
  payments: 'reconcile-stuck-payments',
  parcels: 'register-parcels',
  refunds: 'carry-out-pending-refunds',
  certificates: 'send-certificates',
} as const;
const RUNBOOKS = 'docs/runbooks.md';

/** The rule that moves the order on, for each thing that it may wait for. */
const WORDS: Words = {
  payment: ({ until, isPartly }, now) =>
    `${isPartly ? 'остаток оплаты' : 'оплату'} до ${until === null ? 'неизвестного срока' : `${moment(until)} (ещё ${span(now, until)})`}; потом заказ истечёт, и вещи вернутся в продажу`,
  expiry: ({ since }, now) =>
    `НИЧЕГО: срок оплаты вышел ${moment(since)}, ${span(since, now)} назад, а заказ не закрыт. Проверьте, идёт ли расписание ${SCHEDULE.expiry} (${RUNBOOKS})`,
  transfer: ({ payBy }) =>
    `перевод по счёту до ${day(payBy)} включительно; его вносит сотрудник по выписке банка`,
  provider: ({ provider, since }, now) =>
    `ответ «${provider}»: попытка без результата с ${moment(since)} (${span(since, now)}); её спрашивает ${SCHEDULE.payments}`,
  assembling: () => 'сборку: её начинает сотрудник',
  workshop: ({ left }) => `мастерскую: не готово работ — ${left}`,
  pieces: ({ onTheirWay }) => `вещи, которые едут в салон: ${onTheirWay}`,
  ready: () => 'конца сборки: сотрудник отмечает готовность или передаёт курьеру',
  'pick-up': ({ until }, now) =>
    until === null
      ? 'покупателя в салоне'
      : `покупателя в салоне до ${moment(until)}${until < now ? ': срок хранения вышел, решает сотрудник' : ''}`,
  courier: ({ visit }) => `курьера: ${visitWords(visit)}`,
  'hand-over': ({ visit }) => `вручения курьером: ${visitWords(visit)}`,
  carrier: ({ state, since, problem }) =>
    state === null
      ? `перевозчика: посылка ещё не зарегистрирована, с ${moment(since)}; это делает ${SCHEDULE.parcels}.${because(problem)}`
      : `перевозчика: посылка — ${PARCEL[state]}, с ${moment(since)}.${because(problem)}`,
  return: ({ id, state, since }) => `возврат № ${id}: ${RETURN[state]}, с ${moment(since)}`,
  refund: ({ amount, since, attempts }) =>
    `возврат денег ${money(amount)} с ${moment(since)}; его проводит ${SCHEDULE.refunds}${attempts > 0 ? `, банк отменял его раз: ${attempts}` : ''}`,
  receipt: ({ kind, state, since, fault }) =>
    `${RECEIPT[kind]}: ${RECEIPT_STATE[state]}, с ${moment(since)}.${because(fault)}`,
  gift: ({ until }) =>
    `отправку сертификата${until === null ? '' : ` ${moment(until)}`}; её делает ${SCHEDULE.certificates}`,
  'failed-message': ({ topic, at }) =>
    `решения сотрудника: сообщение ${topic} не ушло${at === null ? '' : `, ${moment(at)}`}`,
  difference: ({ kind, since }) => `решения о расхождении с банком (${kind}), с ${moment(since)}`,
};

export function waitWords(wait: Wait, now: Date): string {
  // safe: each name has the words of its own kind
  return (WORDS[wait.for] as (one: Wait, at: Date) => string)(wait, now);
}
