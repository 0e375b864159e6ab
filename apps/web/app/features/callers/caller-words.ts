import type { CheckedBadge, CheckedPhone, checkPhone } from '@yahont/contracts/callers/callers.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { PHONE_TEXT } from '#app/shop/words/contacts.ts';

/** `isOurs` decides the mark beside the text; `facts`: the known facts, then what to do. */
export type CallerAnswer = { isOurs: boolean; title: string; advice: string };

/** The answer about a phone number. */
export function phoneAnswer({ isOurs, owner, callsOut }: CheckedPhone): CallerAnswer {
  if (!isOurs)
    return answer({
      isOurs,
      title: 'Этот номер не наш',
      advice: `Не перезванивайте на него и ничего не сообщайте. Если звонили от имени «Яхонта», расскажите нам: ${PHONE_TEXT}.`,
    });
  if (!callsOut)
    return answer({
      isOurs: false,
      title: `Номер наш, но с него мы не звоним: ${owner ?? ''}`,
      advice: `На него звонят нам. Если он высветился при входящем звонке, его подделали: положите трубку и наберите ${PHONE_TEXT} сами.`,
    });
  return answer({
    isOurs,
    title: `Номер наш: ${owner ?? ''}`,
    advice:
      'Номер на экране можно подделать. Если просят код или данные карты, положите трубку и перезвоните сами.',
  });
}

/** The answer about a badge or a name. */
export function badgeAnswer({ isOurs, firstName, places }: CheckedBadge): CallerAnswer {
  if (!isOurs)
    return answer({
      isOurs,
      title: 'Такого сотрудника у нас нет',
      advice: `Проверьте, верно ли записан номер или имя. Если верно, не отдавайте украшений и денег и позвоните нам: ${PHONE_TEXT}.`,
    });
  return answer({
    isOurs,
    title: `Да, ${firstName ?? ''} работает у нас: ${places.join('; ')}`,
    advice: 'Сверьте имя на бейдже. И наш сотрудник никогда не попросит код из сообщения и данные карты.',
  });
}

const REFUSED: RefusalTexts<typeof checkPhone> = {
  'too-many-checks': ({ retryAfter }) =>
    `Слишком много проверок подряд. Следующая — через ${Math.ceil(retryAfter / 60)} мин. Или позвоните: ${PHONE_TEXT}.`,
};

/** Why the check gave no answer. */
export function callerRefusal(refusal: Refusal): string {
  return nbsp(
    refusalText<typeof checkPhone>(
      REFUSED,
      refusal,
      `Не получилось проверить. Позвоните нам: ${PHONE_TEXT}.`,
    ),
  );
}

function answer({ title, advice, ...rest }: CallerAnswer): CallerAnswer {
  return { ...rest, title: nbsp(title), advice: nbsp(advice) };
}
