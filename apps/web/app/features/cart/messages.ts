import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';

/** A refusal of the API in the words of the shop. */
export type Refusal = { code: string; context?: Record<string, unknown> | undefined };

/** What the shopper reads when the cart could not be changed as he asked. */
export function cartMessage({ code, context }: Refusal): string {
  switch (code) {
    case 'out-of-stock': {
      const available = Number(context?.['available'] ?? 0);
      return available > 0
        ? `Сейчас в наличии только ${countOf(available, ['изделие', 'изделия', 'изделий'])}.`
        : 'Это изделие в выбранном размере только что разобрали.';
    }
    case 'validation':
      return 'Проверьте, что введено.';
    case 'promo-unknown':
      return 'Такого промокода нет. Проверьте, нет ли опечатки.';
    case 'promo-expired':
      return 'Срок действия этого промокода закончился.';
    case 'promo-minimum':
      return `Промокод действует при заказе от ${formatRoubles(kopecks(Number(context?.['minTotal'] ?? 0)))}.`;
    case 'line-not-found':
      return 'Этой строки в корзине уже нет.';
    default:
      return 'Не получилось изменить корзину. Попробуйте ещё раз через минуту.';
  }
}
