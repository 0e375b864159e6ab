import type { HOUR_REFUSALS, makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import type { moveVisit } from '@yahont/contracts/appointments/visits.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { CALL_US } from '#app/shop/words/contacts.ts';

/** Why an hour is not available, for a new or a moved visit. */
const HOUR_TEXTS: RefusalTexts<{ refusals: typeof HOUR_REFUSALS }> = {
  'slot-taken': 'Это время только что заняли. Выберите другое.',
  'stone-taken': 'Камень только что выбрал другой покупатель, показать его мы не сможем.',
  'stone-not-found': 'Этого камня больше нет в\u00A0продаже.',
  'product-sold': 'Это украшение только что купили, показать его мы не сможем.',
  'product-not-found': 'Этого украшения больше нет в\u00A0продаже.',
  'sku-not-found': 'Этой оправы или размера больше нет в\u00A0продаже. Запишитесь без них.',
  'store-not-found': 'Этот салон больше не\u00A0принимает. Выберите другой.',
  'too-many-appointments': ({ retryAfter }) => {
    const minutes = countOf(Math.max(1, Math.ceil(retryAfter / 60)), ['минуту', 'минуты', 'минут']);
    return `Записей уже несколько. Следующую можно сделать через\u00A0${minutes}.`;
  },
};

const TEXTS: RefusalTexts<typeof makeAppointment> & Record<'captcha-unavailable', string> = {
  ...HOUR_TEXTS,
  'already-made':
    'На\u00A0этот номер уже есть запись. Мы отправили на\u00A0него СМС со\u00A0ссылкой: по\u00A0ней визит можно перенести или отменить.',
  'captcha-missing': `Записаться на\u00A0сайте сейчас нельзя. ${CALL_US}`,
  'captcha-failed': 'Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.',
  /** The browser could not load the captcha. */
  'captcha-unavailable': 'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.',
};

export function showingRefusalText(refusal: Refusal): string {
  const otherwise = 'Не получилось записать вас. Попробуйте ещё раз через минуту.';
  return refusalText<typeof makeAppointment>(TEXTS, refusal, otherwise);
}

const VISIT_TEXTS: RefusalTexts<typeof moveVisit> = {
  ...HOUR_TEXTS,
  'visit-not-found': 'Такой записи нет. Проверьте ссылку из\u00A0СМС.',
  'visit-ended': 'Эту запись уже перенесли или отменили. Обновите страницу.',
};

export function visitRefusalText(refusal: Refusal): string {
  const otherwise = 'Не получилось изменить запись. Попробуйте ещё раз через минуту.';
  return refusalText<typeof moveVisit>(VISIT_TEXTS, refusal, otherwise);
}
