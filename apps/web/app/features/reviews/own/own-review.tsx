import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { getOwnReview, OwnReview as Review } from '@yahont/contracts/reviews/reviews.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { Picture } from '#app/ui/parts/picture.tsx';
import { REFUSAL_WORDS } from './own-words.ts';
import type { ReviewResult } from './review-action.server.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './own.module.css';

type Piece = AnswerOf<typeof getOwnReview>;
type Props = { piece: Piece; pieceKey: string; result: ReviewResult | undefined };

const UIN_GROUP = /(\d{4})(?=\d)/g;

/** The review of a piece that the shopper owns: its state, its form, and the way to withdraw it. */
export function OwnReview({ piece, pieceKey, result }: Props) {
  const { name, details, uin, picture, review, isOfAnother } = piece;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.piece}>
          <span className={styles.picture}>
            {picture !== null && <Picture picture={picture} alt="" sizes="64px" />}
          </span>
          <p>
            <b>{[name, ...details].join(', ')}</b>
            <small>УИН {uin.replaceAll(UIN_GROUP, '$1\u00A0')}</small>
          </p>
        </div>
        {review !== null && <State review={review} url={piece.url} />}
        {isOfAnother && (
          <Callout icon="alert" title="Отзыв об этом УИН уже есть.">
            Его написал прежний владелец изделия. На&nbsp;один УИН печатаем один отзыв.
          </Callout>
        )}
        {!isOfAnother && review?.state !== 'published' && (
          <ReviewForm key={review?.state ?? 'new'} piece={piece} pieceKey={pieceKey} result={result} />
        )}
        {review !== null && <Withdraw />}
      </div>
      <aside className={styles.side} aria-label="Как мы читаем отзывы">
        <Callout icon="lock" title="С фото снимаем лишнее.">
          Место съёмки и&nbsp;модель телефона из&nbsp;файла стираем, снимок печатаем после проверки.
        </Callout>
        <Callout icon="shield" title="Критику печатаем.">
          Не&nbsp;печатаем брань, чужие имена, рекламу и&nbsp;отзыв не&nbsp;об&nbsp;изделии. Если
          отказали&nbsp;— пишем, за&nbsp;что, и&nbsp;можно поправить. За&nbsp;отзывы не&nbsp;платим.
        </Callout>
      </aside>
    </div>
  );
}

function State({ review, url }: { review: Review; url: string | null }) {
  const { state, refusal, readBy } = review;
  if (refusal !== null)
    return (
      <Callout
        icon="alert"
        title={`Отзыв ${state === 'hidden' ? 'снят' : 'не\u00A0напечатан'}: ${REFUSAL_WORDS[refusal.reason]}.`}
      >
        {refusal.words} Черновик сохранён до&nbsp;{formatDayMonth(refusal.keptUntil)}: поправьте
        и&nbsp;отправьте снова.
      </Callout>
    );
  if (state === 'waiting')
    return (
      <Callout icon="clock" title="Отзыв у нас.">
        Прочтём до&nbsp;{formatDayMonth(readBy)}. До&nbsp;этого его можно поправить.
      </Callout>
    );
  return (
    <Callout icon="check" title={`Отзыв напечатан, оценка ${review.mark}.`}>
      {review.text}
      {url !== null && (
        <>
          <br />
          <ArrowLink href={`${url}#reviews`}>Открыть на&nbsp;странице изделия</ArrowLink>
        </>
      )}
    </Callout>
  );
}

/** Two steps: the text and the photographs are gone at once. */
function Withdraw() {
  return (
    <details className={styles.withdraw}>
      <summary>Снять отзыв</summary>
      <Form method="post" className={styles.confirm}>
        <p>Текст и&nbsp;фото удалим сразу, вернуть их&nbsp;не&nbsp;получится.</p>
        <Button type="submit" variant="quiet" name="intent" value="withdraw">
          Снять и&nbsp;удалить
        </Button>
      </Form>
    </details>
  );
}

function Callout({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.callout}>
      <Icon name={icon} size={24} />
      <p>
        <b>{title}</b> {children}
      </p>
    </div>
  );
}
