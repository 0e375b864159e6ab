import type { HidingReason } from '@yahont/values/reviews.ts';
import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { defineEvents, linkTo } from '#src/domains/messages/notifications/index.ts';

type Reviewed = {
  /** «Кольцо „Грань“» */
  name: string;
};

export type ReviewEvents = {
  'review-published': { data: Reviewed & { /** Path of the product. */ path: string }; channels: 'mail' };
  'review-refused': {
    data: Reviewed & {
      /** `hidden`: it was published before. */
      state: 'refused' | 'hidden';
      cause: HidingReason;
      words: string;
      /** The last day on which the shop keeps the text. */
      keptUntil: IsoDate;
      /** The review in the account. */
      path: string;
    };
    channels: 'mail';
  };
};

const CAUSES: Readonly<Record<HidingReason, string>> = {
  insult: 'в нём брань или оскорбление',
  personal: 'в нём чужое имя, телефон или адрес',
  advertising: 'в нём реклама',
  'off-topic': 'он не об этом изделии',
  photo: 'не подходит снимок',
  'not-owner': 'изделие записано за другим владельцем',
};

/** What becomes of a review that its author sent. */
export const REVIEW_EVENTS = defineEvents<ReviewEvents>({
  'review-published': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      mail: ({ name, path, publicUrl }) => ({
        title: nbsp('Отзыв напечатан'),
        blocks: [
          { kind: 'text', text: nbsp(`${name}: ваш отзыв прочли и напечатали, как он есть. Спасибо.`) },
          { kind: 'link', text: 'Открыть отзывы', url: linkTo({ publicUrl }, `${path}#reviews`) },
        ],
      }),
    },
  },
  'review-refused': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      mail: ({ name, state, cause, words, keptUntil, path, publicUrl }) => ({
        title: nbsp(state === 'hidden' ? 'Отзыв снят' : 'Отзыв не напечатан'),
        blocks: [
          {
            kind: 'text',
            text: nbsp(`${name}: отзыв ${state === 'hidden' ? 'сняли' : 'не напечатали'}, ${CAUSES[cause]}.`),
          },
          { kind: 'text', text: words },
          {
            kind: 'text',
            text: nbsp(
              `Текст и снимки сохранены до ${formatDayMonth(keptUntil)}: поправьте и отправьте снова.`,
            ),
          },
          { kind: 'link', text: 'Поправить отзыв', url: linkTo({ publicUrl }, path) },
        ],
      }),
    },
  },
});
