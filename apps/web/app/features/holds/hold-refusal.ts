import type { extendHold, holdPiece } from '@yahont/contracts/holds/holds.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { CALL_US } from '#app/shop/words/contacts.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

const TEXTS: RefusalTexts<typeof holdPiece> & Record<'captcha-unavailable', string> = {
  'sku-not-found': 'Этого изделия больше нет в\u00A0продаже.',
  'store-not-found': 'Этот салон больше не\u00A0принимает. Выберите другой.',
  'piece-taken': 'Последнее в\u00A0этом салоне только что купили или отложили. Выберите другой салон.',
  'too-dear': ({ priceLimit }) =>
    `Изделия от\u00A0${formatRoubles(kopecks(priceLimit))} показываем по\u00A0записи: отложим к\u00A0вашему визиту.`,
  'too-many-holds': ({ most }) =>
    `Для вас уже отложено ${countOf(most, ['изделие', 'изделия', 'изделий'])}. Отпустите одно, и\u00A0отложим это.`,
  'already-held':
    'На\u00A0этот номер изделие уже отложено. Код и\u00A0ссылка\u00A0— в\u00A0СМС, по\u00A0ней можно отпустить или продлить.',
  'call-first': `Отложенное трижды осталось в\u00A0салоне. Позвоните, и\u00A0отложим снова. ${CALL_US}`,
  'too-many-requests': ({ retryAfter }) => {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    const when = minutes > 60 ? 'завтра' : `через\u00A0${countOf(minutes, ['минуту', 'минуты', 'минут'])}`;
    return `Сегодня уже несколько просьб отложить. Следующую можно отправить ${when}.`;
  },
  'captcha-missing': `Отложить на\u00A0сайте сейчас нельзя. ${CALL_US}`,
  'captcha-failed': 'Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.',
  /** The browser could not load the captcha. */
  'captcha-unavailable': 'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.',
};

export function holdRefusalText(refusal: Refusal): string {
  const otherwise = 'Не получилось отложить. Попробуйте ещё раз через минуту.';
  return refusalText<typeof holdPiece>(TEXTS, refusal, otherwise);
}

const CHANGE_TEXTS: RefusalTexts<typeof extendHold> = {
  'hold-not-found': 'По\u00A0этой ссылке ничего не\u00A0отложено. Проверьте её в\u00A0СМС.',
  'hold-ended': 'Срок уже вышел, изделие вернулось на\u00A0витрину. Обновите страницу.',
};

export function changeRefusalText(refusal: Refusal): string {
  const otherwise = 'Не получилось. Попробуйте ещё раз через минуту.';
  return refusalText<typeof extendHold>(CHANGE_TEXTS, refusal, otherwise);
}
