import type { ReviewState } from '@yahont/contracts/reviews/reviews.ts';
import type { COMPLAINT_REASONS, Fit, HidingReason, ReviewNote } from '@yahont/values/reviews.ts';
import type { QuestionCause } from '@yahont/values/product-questions.ts';

/** Why a review is refused or hidden; stars are never a reason. */
export const CAUSE_WORDS: Readonly<Record<HidingReason, string>> = {
  insult: 'Брань или оскорбление',
  personal: 'Чужие данные: телефон, фамилия, лицо',
  advertising: 'Реклама, ссылки, другие магазины',
  'off-topic': 'Не об изделии: доставка и сервис в обращения',
  photo: 'Снимок чужой или не о том',
  'not-owner': 'Пишет не владелец',
};

export const QUESTION_CAUSE_WORDS: Readonly<Record<QuestionCause, string>> = {
  insult: 'Брань или оскорбление',
  personal: 'Чужие данные',
  advertising: 'Реклама',
  'off-topic': 'Не об изделии',
  'answered-above': 'Ответ уже есть выше',
};

export const COMPLAINT_WORDS: Readonly<Record<(typeof COMPLAINT_REASONS)[number], string>> = {
  insult: 'оскорбление',
  personal: 'чужие данные',
  advertising: 'реклама',
  'off-topic': 'не об изделии',
  photo: 'снимок',
  untrue: 'неправда',
};

export const FIT_WORDS: Readonly<Record<Fit, string>> = {
  small: 'маломерит',
  right: 'сел как всегда',
  large: 'великомерит',
};

export const NOTE_WORDS: Readonly<Record<ReviewNote, string>> = {
  'smooth-edge': 'гладкий край',
  bright: 'сияет',
  'sits-even': 'сидит ровно',
  light: 'лёгкое',
  'as-pictured': 'как на снимке',
  'finer-than-pictured': 'тоньше, чем на снимке',
  'firm-clasp': 'замок держит',
  'needs-cleaning': 'надо чистить',
  scratches: 'царапается',
  turns: 'проворачивается',
};

export const REVIEW_STATE_WORDS: Readonly<Record<ReviewState, string>> = {
  waiting: 'ждёт решения',
  published: 'на сайте',
  refused: 'отказано',
  hidden: 'скрыт',
};
