import type { SavedCard } from '@yahont/contracts/payment/saved-cards.ts';
import { NBSP } from '@yahont/values/digits.ts';

/** «Мир •••• 4242»; a card whose payment system is unknown is «Карта •••• 4242». */
export function cardName({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return [brand === '' ? 'Карта' : brand, '••••', last4].join(NBSP);
}

/** «до 09/29» */
export function cardUntil({ validUntil, isExpired }: Pick<SavedCard, 'validUntil' | 'isExpired'>): string {
  const [year = '', month = ''] = validUntil.split('-');
  return `${isExpired ? 'срок истёк' : 'до'} ${month}/${year.slice(-2)}`;
}
