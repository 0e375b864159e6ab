import { Suspense, useState, useSyncExternalStore } from 'react';
import type { Review, setUseful } from '@yahont/contracts/reviews/reviews.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatSize, sizeTitle } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { call } from '#app/lib/api/browser.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { boughtWords, wornWords } from './bought-words.ts';
import { FIT_WORDS } from './review-words.ts';
import { ReviewPhotos } from './review-photos.tsx';
import { readUseful, rememberUseful } from './useful-reviews.ts';
import common from '#app/ui/text/text.module.css';
import styles from './reviews.module.css';

const ComplaintDialog = lazyPart(async () => ({
  default: (await import('./complaint-dialog.tsx')).ComplaintDialog,
}));

/** One review: its mark in an octagon, who wrote it, what it says, and the store's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const { mark, author, size, fit, text, photos, answer, uinEnd, publishedOn, isSample } = review;
  return (
    <article className={styles.review}>
      <header className={styles.author}>
        <b className={styles.mark}>
          <span className={common.hidden}>Оценка </span>
          <span>{mark}</span>
          <span className={common.hidden}> из 5</span>
        </b>
        <div>
          <b>{author ?? 'Покупатель'}</b>
          <small>{nbsp(boughtWords(review))}</small>
        </div>
        <span className={styles.uin}>
          <Icon name="shield" size={18} />
          УИН&nbsp;···{uinEnd}
        </span>
      </header>
      <dl className={styles.facts}>
        {size !== null && (
          <div>
            <dt>{sizeTitle(size)}</dt>
            <dd>{formatSize(size)}</dd>
          </div>
        )}
        {fit !== null && (
          <div>
            <dt>Сел</dt>
            <dd>{nbsp(FIT_WORDS[fit])}</dd>
          </div>
        )}
        <div>
          <dt>Носит</dt>
          <dd>{wornWords(review)}</dd>
        </div>
      </dl>
      <p className={styles.text}>{text}</p>
      <ReviewPhotos photos={photos} />
      {answer !== null && (
        <div className={styles.answer}>
          <p>
            <b>{nbsp(answer.store)}</b>
            <small>Ответ салона · {formatDayMonth(answer.on)}</small>
          </p>
          <p>{answer.text}</p>
        </div>
      )}
      <footer className={styles.foot}>
        <Useful review={review} />
        <time dateTime={publishedOn}>
          {formatDayMonth(publishedOn)}
          {isSample && ' · образец'}
        </time>
        <Complaint review={review} />
      </footer>
    </article>
  );
}

function Useful({ review: { id, useful } }: { review: Review }) {
  // Known to this browser: the page is the same for everybody.
  const isOwn = useSyncExternalStore(neverChanges, () => readUseful().includes(id), never);
  const [voted, setVoted] = useState<{ useful: number; isUseful: boolean } | null>(null);
  const state = voted ?? { useful, isUseful: isOwn };
  const [isSending, setSending] = useState(false);

  async function vote() {
    if (isSending) return;
    setSending(true);
    try {
      const body = { isUseful: !state.isUseful };
      const answer = await call<typeof setUseful>('POST', `/api/reviews/${id}/useful`, body);
      setVoted(answer);
      rememberUseful({ id, ...answer });
    } catch {
      showToast({ content: 'Голос не\u00A0учтён. Попробуйте чуть позже.' });
    }
    setSending(false);
  }

  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={state.isUseful}
      aria-busy={isSending || undefined}
      onClick={({ isTrusted }) => {
        // A press before the code arrived is repeated by a script: it does not take back a vote from an earlier visit.
        if (isTrusted || !state.isUseful) void vote();
      }}
    >
      <Icon name="check" size={18} />
      Полезно <small>{state.useful}</small>
    </button>
  );
}

function Complaint({ review: { id } }: { review: Review }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.complain} onClick={() => setOpen(true)}>
        Пожаловаться
      </button>
      {isOpen && (
        <Suspense>
          <ComplaintDialog reviewId={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const neverChanges = () => () => undefined;
const never = () => false;
