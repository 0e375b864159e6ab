import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

/** Why the bank did not take the money, and what can be done about it. */
export function refusalMessage(reason: string | null): string {
  switch (reason) {
    case 'insufficient-funds':
      return nbsp('На карте не хватает денег. Пополните её или заплатите другой картой.');
    case 'card-expired':
      return nbsp('Срок действия карты закончился. Заплатите другой картой.');
    case 'wrong-code':
      return nbsp('Код введён неверно три раза, и банк отклонил платёж. Попробуйте ещё раз.');
    case 'timed-out':
      return nbsp('Банк не дождался подтверждения. Деньги не списаны, попробуйте ещё раз.');
    default:
      return nbsp('Банк отклонил платёж. Деньги не списаны: попробуйте ещё раз или заплатите другой картой.');
  }
}

/** What the API said to a form of the pay page. */
export function payProblemMessage({ code, triesLeft }: { code: string; triesLeft: number }): string {
  switch (code) {
    case 'wrong-code':
      return nbsp(
        `Код не подошёл, ${triesLeft === 1 ? 'осталась' : 'осталось'} ${countOf(triesLeft, ['попытка', 'попытки', 'попыток'])}.`,
      );
    case 'payment-provider-unavailable':
      return nbsp('Банк сейчас не отвечает. Заказ за вами: попробуйте через минуту.');
    case 'payment-not-found':
      return nbsp('Этот платёж уже закрыт. Начните ещё раз.');
    default:
      return nbsp('Не получилось. Деньги не списаны: попробуйте ещё раз через минуту.');
  }
}

/** What the demo bank does with each of its cards. */
export function outcomeText(outcome: 'accepted' | 'refused' | 'confirmation'): string {
  const texts = {
    accepted: 'оплата проходит',
    refused: 'на карте не хватает денег',
    confirmation: 'банк спросит код',
  };
  return nbsp(texts[outcome]);
}
