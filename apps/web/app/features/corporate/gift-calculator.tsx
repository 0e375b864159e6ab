import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SmallCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import {
  ENGRAVING_PRICE,
  FROM_STOCK,
  QUANTITY_DISCOUNTS,
  quoteGifts,
  WRAPPING_PRICE,
} from '@yahont/values/leads/corporate.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { giftsAddress, isQuantity, readGifts } from './gifts-address.ts';
import type { Gifts } from './gifts-address.ts';
import styles from './gift-calculator.module.css';

type Props = {
  path: string;
  /** One piece of each tier, the cheapest first. */
  pieces: readonly Card[];
  /** What was chosen, in words for the request. */
  onChoice: (words: string) => void;
};

/** What gifts for a company cost and how long they take, at the prices of the shop. The address keeps the choice. */
export function GiftCalculator({ path, pieces, onChoice }: Props) {
  const { search } = useLocation();
  const [gifts, setGifts] = useState(() => readGifts(new URLSearchParams(search)));
  const piece = pieces.find(({ id }) => String(id) === gifts.piece) ?? pieces[0];
  const quantity = isQuantity(gifts.quantity) ? Number(gifts.quantity) : null;
  const quote =
    piece === undefined || quantity === null ? null : quoteGifts({ ...gifts, price: piece.price, quantity });
  const words = quote === null || piece === undefined ? '' : wordsOf(piece.name, gifts, quote.total);
  useEffect(() => onChoice(words), [words, onChoice]);
  useEffect(() => {
    if (giftsAddress(gifts) === giftsAddress(readGifts(new URLSearchParams(location.search)))) return;
    history.replaceState(history.state, '', giftsAddress(gifts) + location.hash);
  }, [gifts]);
  if (piece === undefined) return null;
  return (
    <form className={styles.root} action={path} method="get" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.pieces}>
        <legend className={styles.label}>Украшение</legend>
        {pieces.map((one) => (
          <label key={one.id} className={styles.piece}>
            <input
              type="radio"
              name="piece"
              value={one.id}
              checked={one.id === piece.id}
              onChange={() => setGifts({ ...gifts, piece: String(one.id) })}
            />
            <span>{one.name}</span>
            <b>{formatRoubles(one.price)}</b>
          </label>
        ))}
      </fieldset>
      <div className={styles.options}>
        <Field
          label="Сколько подарков"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={gifts.quantity}
          onChange={({ currentTarget }) => setGifts({ ...gifts, quantity: currentTarget.value.trim() })}
          isValid={isQuantity}
        />
        <Checkbox
          name="engraving"
          value="1"
          checked={gifts.isEngraved}
          onChange={({ currentTarget }) => setGifts({ ...gifts, isEngraved: currentTarget.checked })}
        >
          Гравировка логотипа, {formatRoubles(ENGRAVING_PRICE)} за&nbsp;штуку
        </Checkbox>
        <Checkbox
          name="wrapping"
          value="1"
          checked={gifts.isWrapped}
          onChange={({ currentTarget }) => setGifts({ ...gifts, isWrapped: currentTarget.checked })}
        >
          Коробка с&nbsp;лентой, {formatRoubles(WRAPPING_PRICE)} за&nbsp;штуку
        </Checkbox>
        <noscript>
          <Button type="submit">Посчитать</Button>
        </noscript>
      </div>
      <dl className={styles.sums} aria-live="polite">
        {quote !== null && (
          <>
            <Row
              name={`${countOf(Number(gifts.quantity), ['подарок', 'подарка', 'подарков'])}`}
              value={formatRoubles(quote.goods)}
            />
            {quote.percent > 0 && (
              <Row name={`Скидка ${quote.percent}\u00A0%`} value={`−${formatRoubles(quote.discount)}`} />
            )}
            {quote.services > 0 && (
              <Row name={'Гравировка и\u00A0коробки'} value={formatRoubles(quote.services)} />
            )}
            <Row name="Итого" value={formatRoubles(quote.total)} isTotal />
            <Row name="Срок" value={countOf(quote.days, ['рабочий день', 'рабочих дня', 'рабочих дней'])} />
          </>
        )}
      </dl>
      <p className={styles.note}>
        Цены украшений те&nbsp;же, что в&nbsp;каталоге сегодня. До&nbsp;
        {countOf(FROM_STOCK, ['штуки', 'штук', 'штук'])} собираем из&nbsp;наличия, больше делаем
        в&nbsp;мастерской. Скидка на&nbsp;украшения:{' '}
        {QUANTITY_DISCOUNTS.filter(({ percent }) => percent > 0)
          .map(({ from, percent }) => `от\u00A0${from}\u00A0— ${percent}\u00A0%`)
          .join(', ')}
        .
      </p>
    </form>
  );
}

function Row({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function wordsOf(
  name: string,
  { quantity, isEngraved, isWrapped }: Gifts,
  total: Parameters<typeof formatRoubles>[0],
): string {
  const extras = [...(isEngraved ? ['гравировка'] : []), ...(isWrapped ? ['коробки'] : [])];
  return [`${name}, ${quantity} шт.`, ...extras, `итого ${formatRoubles(total)}`].join(', ').slice(0, 300);
}
