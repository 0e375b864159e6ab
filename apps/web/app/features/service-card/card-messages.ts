import type { findServiceCards } from '@yahont/contracts/purchases/service-cards.ts';
import { formatDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

const TEXTS: RefusalTexts<typeof findServiceCards> & Record<'validation', string> = {
  'card-not-found':
    'Такой карты не нашли. Проверьте УИН на бирке; к номеру заказа нужны последние цифры телефона, который в нём указан. Карта появляется после покупки.',
  'too-many-tries': ({ retryAfter }) =>
    `Слишком много номеров подряд. Следующий — через ${Math.max(1, Math.ceil(retryAfter / 60))} мин. Или позвоните нам.`,
  validation: '',
};

/** Why no card is shown; empty when the field errors explain it. */
export function cardMessage(refusal: Refusal): string {
  return nbsp(
    refusalText<typeof findServiceCards>(TEXTS, refusal, 'Не получилось. Попробуйте ещё раз через минуту.'),
  );
}

/** «Бесплатная чистка: ждём вас в любой день», «Следующая бесплатная чистка: с 8 марта 2027» */
export function freeCleaning(nextCareOn: IsoDate, today: IsoDate): string {
  return nextCareOn <= today ? 'ждём вас в\u00A0любой день' : `с\u00A0${formatDate(nextCareOn)}`;
}
