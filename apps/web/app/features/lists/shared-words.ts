import type { markGift } from '@yahont/contracts/lists/lists.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

const TEXTS: RefusalTexts<typeof markGift> = {
  'list-not-found': 'Список закрыли. Спросите новую ссылку.',
  'product-not-found': 'Этого украшения в\u00A0списке больше нет.',
  'already-given': 'Это только что выбрал другой гость. Посмотрите остальное.',
  'own-list': 'Это ваш список: отметки видят только гости.',
};

export function giftRefusalText(refusal: Refusal): string {
  return refusalText<typeof markGift>(TEXTS, refusal, 'Не получилось. Попробуйте ещё раз через минуту.');
}
