import type {
  Answerer,
  askQuestion,
  OwnQuestion,
} from '@yahont/contracts/product-questions/product-questions.ts';
import type { Contact, QuestionCause } from '@yahont/values/product-questions.ts';
import { daysBetween, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { CALL_US } from '#app/shop/words/contacts.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

/** «Петровка, 11 — украшение в салоне»: how an answer is signed. */
export function signatureOf({ address, hasPiece }: Answerer): string {
  if (address === null) return nbsp('Ювелирный дом «Яхонт»');
  return nbsp(hasPiece ? `${address} — украшение в салоне` : address);
}

/** «до 19:00», «до завтра, 14:40», «до 26 ноября, 14:40» */
export function dueText({ due, today }: Pick<OwnQuestion, 'due' | 'today'>): string {
  const days = daysBetween(today, due.date);
  if (days === 0) return nbsp(`до ${due.time}`);
  return nbsp(days === 1 ? `до завтра, ${due.time}` : `до ${formatDayMonth(due.date)}, ${due.time}`);
}

/** Whom a question was put to, and until when the answer is due. */
export function waitingText(question: Pick<OwnQuestion, 'answerer' | 'due' | 'today' | 'isOverdue'>): string {
  const { address, hasPiece } = question.answerer;
  const whom =
    address === null
      ? 'Спросили ювелирный дом'
      : `Спросили салон: ${address}${hasPiece ? ', украшение сейчас там' : ''}`;
  return nbsp(
    question.isOverdue
      ? `${whom}. Ответ опаздывает, мы о нём помним.`
      : `${whom}. Ответ ждём ${dueText(question)}.`,
  );
}

/** Who will answer, above the form. */
export function willAnswerText({
  answerer,
  ...term
}: Pick<OwnQuestion, 'answerer' | 'due' | 'today'>): string {
  const who = answerer.address === null ? 'Ответит ювелирный дом' : `Ответит салон: ${answerer.address}`;
  return nbsp(`${who}, ${dueText(term)}.`);
}

/** Why a question is not published, as its asker reads it. */
export const CAUSE_WORDS: Readonly<Record<QuestionCause, string>> = {
  insult: 'в нём брань или оскорбление',
  personal: 'в нём чужое имя, телефон или адрес',
  advertising: 'в нём реклама',
  'off-topic': 'он не об этом изделии',
  'answered-above': 'ответ уже есть на этой странице',
};

const CONTACT_WORDS: Readonly<Record<Contact, string>> = {
  phone: nbsp('Уберите номер телефона: вопрос увидят все.'),
  email: nbsp('Уберите почту из вопроса: его увидят все. Для неё есть поле ниже.'),
};

/** What to remove from the text; empty when nothing has to be. */
export function contactText(contact: Contact | null): string {
  return contact === null ? '' : CONTACT_WORDS[contact];
}

const TEXTS: RefusalTexts<typeof askQuestion> & Record<'captcha-unavailable', string> = {
  'product-not-found': nbsp('Этого изделия больше нет в каталоге.'),
  'email-needed': nbsp('Впишите почту: на неё придёт ответ.'),
  'contact-in-text': ({ contact }) => CONTACT_WORDS[contact],
  'too-many-questions': ({ retryAfter }) => {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    const when = minutes > 60 ? 'завтра' : `через ${countOf(minutes, ['минуту', 'минуты', 'минут'])}`;
    return nbsp(`Вопросов уже много. Следующий можно задать ${when}.`);
  },
  'captcha-missing': nbsp(`Спросить на сайте сейчас нельзя. ${CALL_US}`),
  'captcha-failed': nbsp('Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.'),
  'captcha-unavailable': nbsp(
    'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.',
  ),
};

export function questionRefusalText(refusal: Refusal): string {
  return refusalText<typeof askQuestion>(
    TEXTS,
    refusal,
    nbsp('Не получилось отправить. Попробуйте ещё раз через минуту.'),
  );
}
