import type { ReviewState, writeReview } from '@yahont/contracts/reviews/reviews.ts';
import type { HidingReason } from '@yahont/values/reviews.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText as textOf, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { FILE_TEXTS } from '#app/ui/files/file-words.ts';

/** Why a review is not shown, as its author reads it. */
export const REFUSAL_WORDS: Readonly<Record<HidingReason, string>> = {
  insult: 'в нём брань или оскорбление',
  personal: 'в нём чужое имя, телефон или адрес',
  advertising: 'в нём реклама',
  'off-topic': 'он не об этом изделии',
  photo: 'не подходит снимок',
  'not-owner': 'изделие записано за другим владельцем',
};

/** The link to a review beside its piece. */
export const REVIEW_LINKS: Readonly<Record<ReviewState | 'none', string>> = {
  none: 'Оставить отзыв',
  waiting: 'Отзыв на проверке',
  published: 'Ваш отзыв',
  refused: 'Поправить отзыв',
  hidden: 'Поправить отзыв',
};

/** Where a review is, in the list of reviews. */
export const STATE_WORDS: Readonly<Record<ReviewState, string>> = {
  waiting: 'на\u00A0проверке',
  published: 'напечатан',
  refused: 'не\u00A0напечатан',
  hidden: 'снят',
};

const TEXTS: RefusalTexts<typeof writeReview> = {
  ...FILE_TEXTS,
  'purchase-not-found': 'Этого украшения больше нет среди ваших покупок.',
  'not-reviewable': 'У этой покупки нет страницы в каталоге, поэтому отзыв показать негде.',
  'already-reviewed':
    'Отзыв об этом изделии вы уже написали, и он напечатан. Чтобы написать другой, снимите его.',
  'reviewed-by-other':
    'Об изделии с этим УИН уже есть отзыв прежнего владельца. На один УИН печатаем один отзыв.',
  'too-many-reviews': ({ retryAfter }) => {
    const minutes = countOf(Math.max(1, Math.ceil(retryAfter / 60)), ['минуту', 'минуты', 'минут']);
    return `Вы отправили отзыв уже много раз. Следующий можно отправить через ${minutes}.`;
  },
};

export function refusalText(refusal: Refusal): string {
  return textOf<typeof writeReview>(
    TEXTS,
    refusal,
    'Не получилось отправить. Попробуйте ещё раз через минуту.',
  );
}
