import { useEffect, useRef } from 'react';
import type { CartLine as Line } from '@yahont/contracts/cart/cart.ts';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { useLostRequest } from '#app/base/requests/lost-request.ts';
import { pricesText } from '#app/shop/words/prices-text.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { LostNotice } from '#app/ui/notices/lost-notice.tsx';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import { Price } from '#app/shop/parts/price.tsx';
import { Quantity } from '#app/ui/choices/quantity.tsx';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { isLength } from '@yahont/values/measures/size.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { cartMessage } from './messages.ts';
import { GiftWrap } from './services/gift-wrap.tsx';
import { LineEngraving } from './services/line-engraving.tsx';
import { SizeChoice } from './size-choice.tsx';
import { useCartForm } from './use-cart-form.ts';
import text from '#app/ui/text/text.module.css';
import styles from './cart-line.module.css';

type Props = {
  line: Line;
  /** Position of the line among the others, from 0: the notice is shown there after removal. */
  place: number;
  today: string;
};

/** One line of the cart: the item, its quantity, and when it will be ready. */
export function CartLine({ line, place, today }: Props) {
  const { Form, data, state, formData } = useCartForm();
  const name = useRef<HTMLAnchorElement>(null);
  const isRestored = data?.ok === true && data.intent === 'restore' && data.lineId === line.id;
  // The button that restored the line is gone, and the focus with it.
  useEffect(() => {
    if (isRestored) name.current?.focus();
  }, [isRestored]);
  const lost = useLostRequest();
  const isSent = state !== 'idle' && formData?.get('lineId') === String(line.id);
  const isBusy = isSent && lost === null;
  // The card's text field shows its own refusal.
  const isRefused = data && !data.ok && data.lineId === line.id && data.intent !== 'card';
  const refusal = isRefused ? cartMessage(data.refusal) : null;
  const unit = line.quantity > 1 ? null : PRICE_UNIT_NAMES[line.priceUnit];
  return (
    <article className={styles.root} aria-busy={isBusy || undefined}>
      <A href={line.url} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <LinePicture line={line} sizes="168px" />
      </A>
      <div className={styles.body}>
        {line.article !== null && line.productId !== null && (
          <span className={text.note}>Артикул {line.article}</span>
        )}
        <A ref={name} href={line.url} className={styles.name}>
          {line.name}
        </A>
        {line.stone !== null && <span className={text.note}>{stoneWords(line)}</span>}
        {line.prices.length > 0 && <span className={text.note}>{pricesText(line.prices)}</span>}
        {line.size !== null && <SizeChoice key={line.skuId} line={line} />}
        {line.gift !== null && <GiftWords details={line.details} />}
        <Availability line={line} today={today} />
        {refusal !== null && (
          <p className={styles.short} role="alert">
            <Icon name="alert" size={16} />
            {refusal}
          </p>
        )}
        {isSent && lost !== null && <LostNotice lost={lost} />}
        <Form method="post" action="/cart/" className={styles.actions}>
          <input type="hidden" name="lineId" value={line.id} />
          <input type="hidden" name="name" value={line.name} />
          <input type="hidden" name="place" value={place} />
          {line.productId !== null && <input type="hidden" name="productId" value={line.productId} />}
          {line.stoneId !== null && <input type="hidden" name="stoneId" value={line.stoneId} />}
          {(line.productId !== null || line.stoneId !== null) && (
            <button type="submit" name="intent" value="to-favourites" className={styles.action}>
              <Icon name="heart" size={18} />
              <span>В избранное</span>
              {line.stoneId !== null && (
                <span className={text.hidden}>: {[line.name, line.details.at(-1)].join(', ')}</span>
              )}
            </button>
          )}
          <button type="submit" name="intent" value="remove" className={styles.action}>
            <Icon name="trash" size={18} />
            <span>Удалить</span>
          </button>
        </Form>
      </div>
      {line.set === null && <Amount line={line} isBusy={isBusy} />}
      <div className={styles.price}>
        <Price
          price={kopecks(line.sum - line.setDiscount)}
          oldPrice={
            line.oldPrice === null || line.setDiscount > 0 ? null : kopecks(line.oldPrice * line.quantity)
          }
          size="card"
        />
        {line.setDiscount > 0 && <span className={text.note}>из&nbsp;{formatRoubles(line.sum)}</span>}
        {unit !== null && <span className={text.note}>{unit}</span>}
      </div>
      <LineEngraving line={line} />
      {line.gift === null && <GiftWrap line={line} />}
    </article>
  );
}

/** How many of it; there is no second one of a stone. */
function Amount({ line, isBusy }: Pick<Props, 'line'> & { isBusy: boolean }) {
  const { Form } = useCartForm();
  if (line.stoneId !== null) return <p className={styles.single}>{ONE_OF_A_KIND}</p>;
  return (
    <Form method="post" action="/cart/" className={styles.quantity}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="lineId" value={line.id} />
      <Quantity
        label={line.name}
        name="quantity"
        value={line.quantity}
        max={Math.min(MAX_QUANTITY, Math.max(line.available, line.quantity))}
        isBusy={isBusy}
      />
    </Form>
  );
}

/** When the line will be sent, or why fewer are left than the shopper wants. */
function Availability({ line, today }: Pick<Props, 'line' | 'today'>) {
  const isShort = line.available < line.quantity;
  return isShort ? (
    <p className={styles.short} role="alert">
      <Icon name="alert" size={16} />
      {line.isStoneTaken ? (
        <TakenStone url={line.url} />
      ) : (
        cartMessage({ code: 'out-of-stock', context: { available: line.available } })
      )}
    </p>
  ) : (
    <p className={styles.ready}>
      <Icon name="check" size={16} />
      {readyText(line, today)}
    </p>
  );
}

/** The stone's page, and the page of its setting, shows the nearest stones. */
function TakenStone({ url }: Pick<Line, 'url'>) {
  return (
    <span>
      {nbsp('Этот камень выбрал другой покупатель.')}{' '}
      <A href={url} className={text.link}>
        Ближайшие к нему
      </A>
    </span>
  );
}

/** A loose stone, alone or set: there is no second one to add. */
const ONE_OF_A_KIND = 'Единственный камень';

/** The size has a field of its own. */
function stoneWords({ details, size }: Line): string {
  return capitalise(details.slice(size === null ? 0 : 1).join(', '));
}

/** Who receives a gift certificate, and how. */
function GiftWords({ details }: Pick<Line, 'details'>) {
  return (
    <ul className={text.note}>
      {details.map((detail) => (
        <li key={detail}>{capitalise(detail)}</li>
      ))}
    </ul>
  );
}

function lastText(size: Line['size']): string {
  if (size === null) return 'Последнее';
  return isLength(size) ? 'Последнее такой длины' : 'Последнее в этом размере';
}

function readyText(
  { gift, stone, skuId, size, available, quantity, readyDate, services }: Line,
  today: string,
): string {
  if (gift !== null) return 'Выпустим сразу после оплаты';
  const day = formatDeliveryDate(readyDate, today);
  const work = [
    ...(stone !== null && skuId !== null ? ['закрепим камень'] : []),
    ...(services.some(({ service }) => service === 'engraving') ? ['нанесём надпись'] : []),
  ];
  if (work.length > 0) return `${capitalise(work.join(', '))}, доставим ${day}`;
  // A stone is always the last of its kind.
  const isLast = available === 1 && quantity === 1 && stone === null;
  const state = isLast ? lastText(size) : 'Готово к отправке';
  return `${state}, доставим ${day}`;
}
