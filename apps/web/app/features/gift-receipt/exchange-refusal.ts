import type { exchangeGift } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { CALL_US } from '#app/shop/words/contacts.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

const TEXTS: RefusalTexts<typeof exchangeGift> & Record<'captcha-unavailable', string> = {
  'gift-not-found': 'Эта ссылка больше не\u00A0действует.',
  'gift-closed': `Обменять на\u00A0сайте уже нельзя: обновите страницу, на\u00A0ней сказано почему. ${CALL_US}`,
  'size-gone': ({ size }) =>
    `Последнее в\u00A0размере ${formatSize(size)} только что забрали. Выберите другой салон или размер.`,
  'store-not-found': 'Этот салон больше не\u00A0принимает. Выберите другой.',
  'day-unavailable': 'В\u00A0этот день курьер не\u00A0приедет. Выберите другой.',
  'too-many-requests': ({ retryAfter }) => {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    const when = minutes > 60 ? 'завтра' : `через\u00A0${countOf(minutes, ['минуту', 'минуты', 'минут'])}`;
    return `Просьб об\u00A0обмене было много. Следующую можно отправить ${when}.`;
  },
  'captcha-missing': `Обменять на\u00A0сайте сейчас нельзя. ${CALL_US}`,
  'captcha-failed': 'Не\u00A0получилось подтвердить, что вы не\u00A0робот. Попробуйте ещё раз.',
  'captcha-unavailable':
    'Не\u00A0получилось проверить, что вы не\u00A0робот. Обновите страницу и\u00A0попробуйте ещё раз.',
};

export function exchangeRefusalText(refusal: Refusal): string {
  const otherwise = 'Не\u00A0получилось. Попробуйте ещё раз через минуту.';
  return refusalText<typeof exchangeGift>(TEXTS, refusal, otherwise);
}
