import { cleanTyped } from './typed/typed-text.ts';

/** Lengths of a question about a piece, in characters. */
export const QUESTION_MIN = 10;
export const QUESTION_MAX = 400;
/** The longest answer of a store. */
export const QUESTION_ANSWER_MAX = 1500;

/** Why a question is not published. */
export const QUESTION_CAUSES = ['insult', 'personal', 'advertising', 'off-topic', 'answered-above'] as const;
export type QuestionCause = (typeof QUESTION_CAUSES)[number];

/** Whether a text is long enough to be a question; spaces at the ends do not count. */
export function isQuestionText(text: string): boolean {
  const { length } = cleanTyped(text, { lines: 'many' });
  return length >= QUESTION_MIN && length <= QUESTION_MAX;
}

export type Contact = 'phone' | 'email';

const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u;
/** Ten digits and more, however they are grouped, or seven in the groups of a phone. */
const PHONE = /(?:\d[\s().+–-]{0,2}){9}\d|(?<!\d)\d{3}[\s-]\d{2}[\s-]\d{2}(?!\d)/;

/** An article number, as shoppers copy it from the page, has the digits of a phone: `10-2421-0200`. */
const ARTICLE = /(?<![\d-])\d{2}-\d{4}-\d{4}(?![\d-])/g;

/** The contact that a public text gives away; null for none. `Звоните 8 916 204-18-33` → `phone`. */
export function contactIn(text: string): Contact | null {
  if (EMAIL.test(text)) return 'email';
  return PHONE.test(text.replaceAll(ARTICLE, ' ')) ? 'phone' : null;
}
