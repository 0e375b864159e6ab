import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { askForReturn, previewReturn, type ReturnPreview } from '@yahont/contracts/returns/returns.ts';
import { isBroken } from '../is-broken.server.ts';
import { FILE_TEXTS, isAboutFiles } from '#app/ui/files/file-words.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { filesOf } from '#app/base/forms/files-of.ts';
import { refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import {
  exchangeOf,
  PICTURES,
  readLines,
  reasonOf,
  RETURN_FORM,
  wayOf,
  type ReturnValues,
} from './return-values.ts';

/** The typed values when nothing was sent: invalid fields, a refusal, or a request for the sums only. */
export type NotAsked = {
  values: ReturnValues;
  lineIds: number[];
  wrong: readonly string[];
  problem: string | null;
  preview: ReturnPreview | null;
};
export type AskResult = { ok: true; returnId: number } | ({ ok: false } & NotAsked);

const MADE_TO_ORDER =
  'Изделие сделано по\u00A0вашему заказу: его можно вернуть, только если в\u00A0нём брак.';
const TEXTS: RefusalTexts<typeof askForReturn> = {
  'order-not-found': 'Такого заказа нет.',
  'unknown-store': 'Этот салон больше не\u00A0работает. Выберите другой.',
  'day-unavailable': 'В\u00A0этот день курьер уже не\u00A0приедет. Выберите другой.',
  'hours-unavailable': 'В\u00A0эти часы курьер не\u00A0ездит. Выберите другие.',
  ...FILE_TEXTS,
  'line-not-found': 'Такого изделия в\u00A0заказе нет. Выберите изделия ещё раз.',
  'too-late': ({ until }) =>
    `Вернуть без\u00A0объяснения причин можно было до\u00A0${formatDayMonth(until)}. Если в\u00A0изделии брак, выберите эту причину.`,
  company: 'Заказ оформлен на\u00A0компанию: вернуть изделие можно, только если в\u00A0нём брак.',
  'made-to-order': MADE_TO_ORDER,
  certificate: 'Подарочный сертификат возвращают на\u00A0странице заказа.',
  'with-its-piece': 'Работа возвращается вместе с\u00A0изделием.',
  'not-received-yet': 'Заказ ещё не\u00A0у\u00A0вас: его можно отменить целиком.',
  'order-ended': 'Этот заказ закрыт без\u00A0передачи, возвращать нечего.',
  'not-exchanged':
    'Меняем одно изделие за\u00A0раз, в\u00A0салоне или через\u00A0курьера. Выберите другой способ или верните деньги.',
  'size-gone':
    'Последнее такое изделие только что заказали. Выберите другой размер или длину либо верните деньги.',
  'too-many-returns':
    'По\u00A0этому заказу сегодня уже пять заявок. Позвоните нам, и\u00A0мы оформим возврат вместе.',
  'by-phone': 'Возврат этого изделия оформим вместе по\u00A0телефону. Позвоните нам.',
  'already-returned': 'Одно из\u00A0изделий уже в\u00A0возврате. Посмотрите ваши возвраты.',
};

/** Sends the return form, or answers with its errors. `intent=preview` only calculates the sums. */
export async function askFromForm(api: CallApi, orderId: number, form: FormData): Promise<AskResult> {
  const values = RETURN_FORM.read(form);
  const lineIds = readLines(form);
  const preview = await previewOf(api, orderId, { lineIds, ...values });
  const kept = { ok: false, values, lineIds, preview, wrong: [], problem: null } as const;
  if (form.get('intent') === 'preview') return kept;
  const files = filesOf(form, PICTURES);
  const wrong = [...(lineIds.length === 0 ? ['line'] : []), ...RETURN_FORM.wrong(values)];
  const body = bodyOf(values, lineIds);
  if (wrong.length > 0 || body === null) return { ...kept, wrong };
  try {
    const { id } = await api(askForReturn, { params: { id: orderId }, body, files });
    return { ok: true, returnId: id };
  } catch (error) {
    if (!(error instanceof ApiProblem) || isBroken(error.problem)) throw error;
    const named = [
      ...RETURN_FORM.named((error.problem.errors ?? []).map(({ path }) => path)),
      ...(isAboutFiles(error.problem.code) ? [PICTURES] : []),
    ];
    const problem = refusalText<typeof askForReturn>(TEXTS, error.problem, '');
    return { ...kept, wrong: named, problem: problem === '' && named.length > 0 ? null : problem || LATER };
  }
}

const LATER = 'Не\u00A0получилось отправить. Попробуйте ещё раз через\u00A0минуту.';

function bodyOf(values: ReturnValues, lineIds: number[]): BodyOf<typeof askForReturn> | null {
  const [reason, way] = [reasonOf(values.reason), wayOf(values.way)];
  if (reason === null || way === null) return null;
  const routes = {
    store: { kind: 'store', storeId: Number(values.storeId) },
    courier: {
      kind: 'courier',
      address: values.address,
      date: values.date,
      interval: values.interval === '' ? null : values.interval,
    },
    post: { kind: 'post' },
  } as const;
  return {
    lineIds,
    reason,
    comment: values.comment,
    route: routes[way],
    exchange: exchangeOf(values, lineIds),
  };
}

type Chosen = Pick<ReturnValues, 'reason' | 'exchange'> & { lineIds: number[] };

/**
 * The refund for these pieces, for the reason as far as it is chosen; null without pieces, and for pieces whose refund
 * cannot be calculated.
 */
export async function previewOf(
  api: CallApi,
  orderId: number,
  { lineIds, reason: typed, exchange }: Chosen,
): Promise<ReturnPreview | null> {
  if (lineIds.length === 0) return null;
  const reason = reasonOf(typed);
  const isExchange = exchangeOf({ reason: typed, exchange }, lineIds) !== null;
  try {
    return await api(previewReturn, {
      params: { id: orderId },
      query: {
        lines: lineIds.join(','),
        ...(reason !== null && { reason }),
        ...(isExchange && { exchange: 'yes' as const }),
      },
    });
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status < 500) return null;
    throw error;
  }
}
