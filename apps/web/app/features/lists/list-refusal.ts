import type { changeList, hintAtList, makeList, putIntoList } from '@yahont/contracts/lists/lists.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

type Calls = typeof changeList | typeof hintAtList | typeof makeList | typeof putIntoList;

const TEXTS: RefusalTexts<Calls> & Record<'captcha-unavailable', string> = {
  'list-not-found': 'Этого списка уже нет. Обновите страницу.',
  'product-not-found': 'Этого украшения больше нет в\u00A0каталоге.',
  'name-taken': 'Список с\u00A0таким названием уже есть. Назовите этот иначе.',
  'too-many-lists': ({ most }) =>
    `Списков уже ${countOf(most, ['штука', 'штуки', 'штук'])}: больше не\u00A0поместится. Удалите ненужный.`,
  'list-full': ({ most }) =>
    `В\u00A0списке уже ${countOf(most, ['украшение', 'украшения', 'украшений'])}. Уберите лишнее.`,
  'not-shared': 'Сначала откройте список по\u00A0ссылке.',
  'already-hinted': 'Намёк об\u00A0этом списке уже отправлен. Второго не\u00A0будет.',
  'address-hinted': 'На\u00A0этот адрес недавно уже намекали. Пожалейте человека.',
  'too-many-requests': 'Намёков на\u00A0сегодня достаточно. Попробуйте через час.',
  'captcha-missing': 'Отправить намёк сейчас нельзя. Пошлите ссылку сами.',
  'captcha-failed': 'Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.',
  /** The browser could not load the captcha. */
  'captcha-unavailable': 'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.',
};

export function listRefusalText(refusal: Refusal): string {
  return refusalText<Calls>(TEXTS, refusal, 'Не получилось. Попробуйте ещё раз через минуту.');
}
