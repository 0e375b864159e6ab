import type { makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText } from '#app/lib/api/refusal-text.ts';
import type { Refusal, RefusalTexts } from '#app/lib/api/refusal-text.ts';
import { CALL_US } from '#app/lib/contacts.ts';

const TEXTS: RefusalTexts<typeof makeAppointment> & Record<'captcha-unavailable', string> = {
  'slot-taken': 'Это время только что заняли. Выберите другое.',
  'stone-taken': 'Камень только что выбрал другой покупатель, показать его мы не сможем.',
  'stone-not-found': 'Этого камня больше нет в\u00A0продаже.',
  'sku-not-found': 'Этой оправы больше нет в\u00A0продаже. Запишитесь посмотреть камень без неё.',
  'store-not-found': 'Этот салон больше не\u00A0принимает. Выберите другой.',
  'too-many-appointments': ({ retryAfter }) => {
    const minutes = countOf(Math.max(1, Math.ceil(retryAfter / 60)), ['минуту', 'минуты', 'минут']);
    return `Записей уже несколько. Следующую можно сделать через\u00A0${minutes}.`;
  },
  'captcha-missing': `Записаться на\u00A0сайте сейчас нельзя. ${CALL_US}`,
  'captcha-failed': 'Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.',
  /** The browser could not load the captcha. */
  'captcha-unavailable': 'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.',
};

export function showingRefusalText(refusal: Refusal): string {
  const otherwise = 'Не получилось записать вас. Попробуйте ещё раз через минуту.';
  return refusalText<typeof makeAppointment>(TEXTS, refusal, otherwise);
}
