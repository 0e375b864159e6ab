import { useFetcher } from 'react-router';
import type { Hold } from '@yahont/contracts/holds/holds.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { routeLink } from '#app/shop/visits/route-link.ts';
import { addressBeside } from '#app/shop/words/place-text.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import text from '#app/ui/text/text.module.css';
import type { HoldChange } from './change-hold.server.ts';
import { heldHref } from './hold-address.ts';
import { changeRefusalText } from './hold-refusal.ts';
import { leftText, untilText } from './hold-words.ts';
import styles from './held-card.module.css';

type Props = {
  hold: Hold;
  link: string;
  /** It was just made: the code is announced. */
  isNew?: boolean;
  /** Result of a change sent without JavaScript. */
  result?: HoldChange | undefined;
};

/** What a store keeps: the code for the seller, until when, and the three things that its shopper may do. */
export function HeldCard({ hold: loaded, link, isNew = false, result: sent }: Props) {
  const fetcher = useFetcher<HoldChange>();
  const result = fetcher.data ?? sent;
  const hold = result?.ok ? result.hold : loaded;
  const refusal = result?.ok === false ? result.refusal : null;
  if (hold.state !== 'open' || hold.minutesLeft === 0)
    return <EndedHold hold={hold} isTaken={result?.ok === true && result.isTaken === true} />;
  const pressed = fetcher.state === 'idle' ? null : fetcher.formData?.get('intent');
  const { store } = hold;
  return (
    <section
      className={styles.root}
      ref={isNew ? bringIntoView : undefined}
      data-new={isNew || undefined}
      role={isNew ? 'status' : undefined}
    >
      <div>
        <p className={text.eyebrow}>Код для продавца</p>
        <p className={styles.code} data-code={hold.code}>
          <span className={text.hidden}>{hold.code}</span>
          {hold.code.split('').map((digit, place) => (
            <span key={place} aria-hidden="true">
              {digit}
            </span>
          ))}
        </p>
      </div>
      <h2 className={styles.until}>{nbsp(`Ждёт вас ${untilText(hold.until, hold.today)}`)}</h2>
      <HeldPiece hold={hold} />
      {store !== null && (
        <p className={styles.where}>
          {[store.name, addressBeside(store), store.metro === '' ? '' : `м. ${store.metro}`, store.openText]
            .filter((fact) => fact !== '')
            .map(nbsp)
            .join(' · ')}
        </p>
      )}
      <div className={styles.left} style={shareOf(hold)}>
        <p className={text.note}>{leftText(hold.minutesLeft)}</p>
      </div>
      <fetcher.Form method="post" action={heldHref(link)} className={styles.actions}>
        <Button type="submit" name="intent" value="buy" isWaiting={pressed === 'buy'}>
          Купить сейчас
        </Button>
        {hold.extendable !== null && (
          <Button variant="ghost" type="submit" name="intent" value="extend" isWaiting={pressed === 'extend'}>
            {`Продлить ${untilText(hold.extendable, hold.today)}`}
          </Button>
        )}
        {store !== null && (
          <ButtonLink variant="ghost" href={routeLink(store)} target="_blank">
            Построить маршрут
          </ButtonLink>
        )}
        <Button variant="quiet" type="submit" name="intent" value="release" isWaiting={pressed === 'release'}>
          Отпустить
        </Button>
      </fetcher.Form>
      <FormStatus
        done={null}
        failure={refusal === null || fetcher.state !== 'idle' ? null : changeRefusalText(refusal)}
      />
    </section>
  );
}

/** The button that was pressed lay below the place where the code is shown now. */
function bringIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
}

/** The part of the term that is left, for the line above it. */
function shareOf({ from, until, minutesLeft }: Hold): Record<`--${string}`, string> {
  const term = (Date.parse(until.at) - Date.parse(from.at)) / 60_000;
  return { '--share': String(Math.min(1, minutesLeft / Math.max(1, term))) };
}

function HeldPiece({ hold: { name, size, url, picture, price } }: { hold: Hold }) {
  const title = nbsp(size === null ? name : `${name}, ${sizeWords(size)}`);
  return (
    <p className={styles.piece}>
      {picture !== null && (
        <span className={styles.picture} data-theme={picture.background === 'dark' ? 'dark' : undefined}>
          <Picture picture={picture} sizes="72px" alt="" />
        </span>
      )}
      <span>
        {url === null ? title : <A href={url}>{title}</A>}
        <span className={styles.price}>{`${formatRoubles(price)}, не\u00A0оплачено`}</span>
      </span>
    </p>
  );
}

const ENDINGS: Readonly<Record<Hold['state'], string>> = {
  open: 'Срок вышел, изделие возвращается на\u00A0витрину',
  released: 'Вы отпустили изделие, оно снова на\u00A0витрине',
  lapsed: 'Освободилось само: срок вышел',
  cancelled: 'Салон не\u00A0смог сохранить изделие. Позвоните, подскажем, где есть такое же',
  bought: 'Купили в\u00A0салоне',
};

const TAKEN = 'Отпустили, но\u00A0в\u00A0корзину не\u00A0попало: изделие уже купили';

/** A hold that is over, in one row. */
function EndedHold({ hold, isTaken }: { hold: Hold; isTaken: boolean }) {
  const { code, state, endedAt, until } = hold;
  return (
    <section className={styles.ended} role="status">
      <HeldPiece hold={hold} />
      <p>
        <b>{isTaken ? TAKEN : ENDINGS[state]}</b>
        <span className={text.note}>{`Код ${code}, ${formatDayMonth((endedAt ?? until).date)}`}</span>
      </p>
    </section>
  );
}
