import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import type { GiftPiece } from '@yahont/contracts/catalogue/gift-pieces.ts';
import {
  ENGRAVING_PRICE,
  FROM_STOCK,
  QUANTITY_DISCOUNTS,
  WRAPPING_PRICE,
} from '@yahont/values/leads/corporate.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { chosenGifts } from './chosen-gifts.ts';
import { isQuantity, type Gifts } from './gifts-address.ts';
import styles from './gift-calculator.module.css';

type Props = {
  /** One piece of each tier, the cheapest first. */
  pieces: readonly GiftPiece[];
  gifts: Gifts;
  onChange: (gifts: Gifts) => void;
};

/**
 * What corporate gifts cost and how long they take, at the shop's prices. Without JavaScript it is a form
 * that the page of corporate gifts handles.
 */
export function GiftCalculator({ pieces, gifts, onChange }: Props) {
  const { piece, quote, file } = chosenGifts(pieces, gifts);
  if (piece === null) return null;
  return (
    <div className={styles.frame}>
      <form
        className={styles.root}
        action="/corporate_ps/#расчёт"
        method="get"
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className={styles.pieces}>
          <legend className={styles.label}>Украшение</legend>
          {pieces.map((one) => (
            <label key={one.id} className={styles.piece}>
              <input
                type="radio"
                name="piece"
                value={one.id}
                checked={one.id === piece.id}
                onChange={() => onChange({ ...gifts, piece: String(one.id) })}
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
            onChange={({ currentTarget }) =>
              onChange({ ...gifts, quantity: cleanTyped(currentTarget.value) })
            }
            isValid={isQuantity}
            reason={nbsp('Впишите число подарков цифрами')}
          />
          <Checkbox
            name="engraving"
            value="1"
            checked={gifts.isEngraved}
            onChange={({ currentTarget }) => onChange({ ...gifts, isEngraved: currentTarget.checked })}
          >
            Гравировка логотипа, {formatRoubles(ENGRAVING_PRICE)} за&nbsp;штуку
          </Checkbox>
          <Checkbox
            name="wrapping"
            value="1"
            checked={gifts.isWrapped}
            onChange={({ currentTarget }) => onChange({ ...gifts, isWrapped: currentTarget.checked })}
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
        {file !== null && (
          <p className={styles.file}>
            <ButtonLink href={file} variant="quiet" download>
              Скачать предложение в&nbsp;ПДФ
            </ButtonLink>
          </p>
        )}
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
    </div>
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
