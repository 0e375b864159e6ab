import { useState } from 'react';
import { Link } from 'react-router';
import type { OfficeReview } from '@yahont/contracts/office/reviews.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { RecordView } from '#app/blocks/record/record-view.tsx';
import { Pairs, type Pair } from '#app/parts/facts/pairs.tsx';
import { Note } from '#app/parts/note.tsx';
import { Section } from '#app/parts/section.tsx';
import { Stars } from '#app/parts/pictures/stars.tsx';
import { Empty, Skeleton } from '#app/parts/states.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { dateText, momentText } from '#app/lib/words/moments.ts';
import {
  CAUSE_WORDS,
  COMPLAINT_WORDS,
  FIT_WORDS,
  NOTE_WORDS,
  REVIEW_STATE_WORDS,
} from '#app/lib/words/reviews.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewDeed, type ReviewVerb } from './review-deed.tsx';
import styles from '../panel.module.css';

type Props = { row: OfficeReview | null; isPending: boolean; me: Me; back: string; isPage: boolean };

export function ReviewPanel({ row, isPending, me, back, isPage }: Props) {
  const [deed, setDeed] = useState<ReviewVerb | null>(null);
  const now = useNow();
  if (row === null)
    return (
      <RecordView title="Отзыв" back={back} isPage={isPage}>
        {isPending ? (
          <Skeleton rows={5} />
        ) : (
          <Empty title="В этом списке отзыва уже нет" icon="check">
            <p>Его решили, или он перешёл в другой список.</p>
          </Empty>
        )}
      </RecordView>
    );
  return (
    <RecordView
      title={row.productName}
      named={`Отзыв: ${row.productName}`}
      mark={<Stars mark={row.mark} />}
      back={back}
      isPage={isPage}
      foot={<ReviewActions review={row} me={me} onDeed={setDeed} />}
    >
      <p className={styles.by}>
        <b>{row.author ?? 'Покупатель'}</b> <span>{bought(row, now)}</span>
      </p>
      <p className={styles.text}>{row.text}</p>
      <Photos review={row} />
      <Pairs pairs={factsOf(row, now)} />
      {row.complaints.length > 0 && (
        <Section title="Жалобы">
          {row.complaints.map(({ reason, text, at }) => (
            <Note key={at} tone="wait">
              <b>{COMPLAINT_WORDS[reason]}</b>, {momentText(at, now)}
              {text !== '' && <p>{text}</p>}
            </Note>
          ))}
        </Section>
      )}
      {row.answer !== null && (
        <Section title="Ответ магазина">
          <p className={styles.text}>{row.answer.text}</p>
          <p className={styles.muted}>
            {row.answer.store}, {dateText(row.answer.on, now)}
          </p>
        </Section>
      )}
      {row.refusal !== null && (
        <Note tone="bad">
          {CAUSE_WORDS[row.refusal.reason]}: {row.refusal.words}
        </Note>
      )}
      {deed !== null && <ReviewDeed verb={deed} review={row} me={me} onClose={() => setDeed(null)} />}
    </RecordView>
  );
}

function bought({ city, store, boughtOn, isSample }: OfficeReview, now: Date): string {
  const where = store ?? (city === null ? 'на сайте' : `${city}, на сайте`);
  return `${where}, куплено ${dateText(boughtOn, now)}${isSample ? ', образец демо' : ''}`;
}

function factsOf(review: OfficeReview, now: Date): readonly Pair[] {
  const { uin, size, fit, notes, dueAt, state, useful, productId } = review;
  return [
    { name: 'Состояние', value: REVIEW_STATE_WORDS[state] },
    ...(state === 'waiting' ? [{ name: 'Решить до', value: momentText(dueAt, now) }] : []),
    { name: 'УИН', value: <Link to={`/stock/${uin}`}>··{uin.slice(-4)}</Link> },
    { name: 'Изделие', value: <Link to={`/products/${productId}`}>цена и карточка</Link> },
    ...(fit === null
      ? []
      : [{ name: 'Размер', value: `${FIT_WORDS[fit]}${size === null ? '' : `: ${formatSize(size)}`}` }]),
    ...(notes.length === 0
      ? []
      : [{ name: 'Отметил', value: notes.map((note) => NOTE_WORDS[note]).join(', ') }]),
    ...(useful === 0 ? [] : [{ name: 'Полезно', value: String(useful) }]),
  ];
}

function Photos({ review: { photos } }: { review: OfficeReview }) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label="Снимки автора">
      {photos.map((photo, at) => {
        const [page, thumb] =
          photo.kind === 'own'
            ? [photo.url, photo.thumbUrl]
            : [`/pictures/${photo.picture.hash}/1200.webp`, `/pictures/${photo.picture.hash}/240.webp`];
        return (
          <li key={page}>
            <a href={page} target="_blank" rel="noreferrer">
              <img src={thumb} alt={`Снимок ${at + 1}`} loading="lazy" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
