import type { askBell, askBellByMail, BellChannels } from '@yahont/contracts/bells/bells.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { countOf, plural } from '@yahont/values/text/plural.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import type { RefusalTexts } from '#app/shop/words/refusal-text.ts';

/** Why a bell was refused. */
export const BELL_TEXTS: RefusalTexts<typeof askBell> & RefusalTexts<typeof askBellByMail> = {
  'sku-not-found': nbsp('Этого размера больше нет в каталоге. Обновите страницу.'),
  'in-stock': nbsp('Он уже есть: обновите страницу и положите в корзину.'),
  'not-below-price': ({ price }) =>
    nbsp(`Сейчас ${formatRoubles(kopecks(price))}. Впишите сумму меньше этой.`),
  'too-many-bells': ({ most }) => nbsp(`Колокольчиков уже ${most}, больше нельзя. Уберите один из них.`),
  'too-many-messages': nbsp('Слишком много запросов подряд. Попробуйте через час.'),
  'no-channel': nbsp('Отметьте, как сообщить: письмом, СМС или уведомлением.'),
  'channel-missing': ({ channel }) =>
    nbsp(
      channel === 'mail'
        ? 'Сначала подтвердите почту в профиле.'
        : 'Сначала включите уведомления в подписках.',
    ),
};

export const BELL_FAILED = nbsp('Не получилось. Попробуйте ещё раз.');

/** «ждёт 21 человек», «ждут 2 человека» */
export function peopleWait(people: number): string {
  return `${plural(people, ['ждёт', 'ждут', 'ждут'])} ${countOf(people, ['человек', 'человека', 'человек'])}`;
}

/** What makes a bell reach its owner again; an SMS always does. */
export function unreachableText({ mail, push }: BellChannels): string {
  const ways = [mail && 'подтвердите почту в профиле', push && 'включите уведомления в подписках'];
  return nbsp(`Писать некуда: ${ways.filter((way) => way !== false).join(' или ')}.`);
}

/** «Письмо и СМС» */
export function channelsText({ mail, sms, push }: BellChannels): string {
  const names = [mail && 'письмо', sms && 'СМС', push && 'уведомление'].filter((name) => name !== false);
  const last = names.pop() ?? '';
  return names.length === 0 ? capitalise(last) : capitalise(`${names.join(', ')} и\u00A0${last}`);
}
