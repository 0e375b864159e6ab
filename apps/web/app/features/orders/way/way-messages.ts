import type { findParcel } from '@yahont/contracts/orders/parcel-way.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

const TEXTS: RefusalTexts<typeof findParcel> & Record<'validation', string> = {
  'parcel-not-found':
    'Такого заказа не нашли. Проверьте номер и последние цифры телефона, который указан в заказе. Полученные заказы показываем тридцать дней.',
  'too-many-tries': 'Слишком много неверных номеров. Попробуйте через час или позвоните нам.',
  validation: '',
};

/** Why no parcel is shown; empty when the field errors explain it. */
export function wayMessage(refusal: Refusal): string {
  return nbsp(
    refusalText<typeof findParcel>(TEXTS, refusal, 'Не получилось. Попробуйте ещё раз через минуту.'),
  );
}
