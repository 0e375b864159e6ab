import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { StatementResult } from '@yahont/contracts/office/money/statements.ts';
import type { ReceiptKind } from '@yahont/contracts/payment/receipts.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';

export const RECEIPT_WORDS: Readonly<Record<ReceiptKind, string>> = {
  payment: 'предоплата',
  closing: 'закрывающий',
  sale: 'продажа',
  refund: 'возврат прихода',
  'advance-back': 'возврат предоплаты',
};

const PROVIDERS: Readonly<Record<string, string>> = {
  yookassa: 'ЮКасса',
  dolyame: 'Долями',
  'yandex-split': 'Сплит',
  'demo-bank': 'Банк демо',
  'demo-operator': 'Оператор демо',
};
export const providerText = (code: string): string => PROVIDERS[code] ?? code;

export const DIFFERENCE_WORDS: Readonly<Record<Difference['kind'], string>> = {
  'missing-there': 'у оператора такого нет',
  'missing-here': 'у нас такого нет',
  amount: 'суммы разные',
  state: 'состояния разные',
  receipt: 'нет чека в налоговой',
  unasked: 'оператор не ответил, спросим ещё',
};

const STATES: Readonly<Record<string, string>> = {
  pending: 'ждёт',
  waiting: 'ждёт',
  succeeded: 'прошёл',
  paid: 'прошёл',
  canceled: 'отменён',
  cancelled: 'отменён',
  failed: 'не прошёл',
  refunded: 'возвращён',
  sent: 'отправлен',
};

/** «прошёл, 43 600 ₽»; «нет» for a side that does not have it. */
export function sideText(side: { state: string; amount: Kopecks } | null): string {
  return side === null ? 'нет' : `${STATES[side.state] ?? side.state}, ${formatRoubles(side.amount)}`;
}

/** What became of a line of the statement; `isWork`: a person has to deal with it. */
export const RESULT_WORDS: Readonly<Record<StatementResult, { text: string; isWork: boolean }>> = {
  recorded: { text: 'записано', isWork: false },
  known: { text: 'записано раньше', isWork: false },
  'not-carried-out': { text: 'банк ещё не провёл', isWork: false },
  'no-number': { text: 'номера заказа нет', isWork: true },
  'no-invoice': { text: 'счёта по этому заказу нет', isWork: true },
  'another-sum': { text: 'записан с другой суммой', isWork: true },
  'not-due': { text: 'столько не возвращали', isWork: true },
  'in-the-future': { text: 'дата в будущем', isWork: true },
};
