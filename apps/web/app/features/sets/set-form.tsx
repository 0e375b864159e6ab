import { useState, type FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ProductSet } from '@yahont/contracts/sets/sets.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatSize, sizeTitle } from '@yahont/values/measures/size.ts';
import { formatRoubles, kopecks, sumKopecks, ZERO } from '@yahont/values/money.ts';
import { setShares } from '@yahont/values/sums/sets.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { CardPicture } from '#app/shop/cards/parts/card-picture.tsx';
import text from '#app/ui/text/text.module.css';
import { DiscountRow, SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import styles from './sets.module.css';

type Props = { set: ProductSet; today: string };
type Part = ProductSet['parts'][number];

/** The pieces of a set with their sizes, what it costs, and the button that puts all of them into the cart. */
export function SetForm({ set, today }: Props) {
  const [chosen, choose] = useState<readonly number[]>(() => set.parts.map(({ skus }) => middleOf(skus)));
  const isWaiting = useNavigation().formData?.get('setId') === String(set.id);
  const prices = set.parts.map(({ card, skus }, index) => {
    const sku = skus.find(({ skuId }) => skuId === chosen[index]);
    return kopecks(sku?.price ?? card.price);
  });
  const shares = setShares(prices, set.percent);
  const total = kopecks(sumKopecks(prices) - sumKopecks(shares));
  return (
    <Form method="post" action="/cart/" className={styles.form} onSubmit={giveKey}>
      <input type="hidden" name="intent" value="add-set" />
      <input type="hidden" name="setId" value={set.id} />
      <input type="hidden" name="key" defaultValue="" />
      <ol className={styles.parts}>
        {set.parts.map((part, index) => (
          <li key={part.label} className={styles.part}>
            <PartView
              part={part}
              chosen={chosen[index] ?? 0}
              today={today}
              onChoose={(skuId) => choose(chosen.with(index, skuId))}
            />
          </li>
        ))}
      </ol>
      <aside className={styles.sum} aria-labelledby="set-sum">
        <h2 id="set-sum" className={styles.sumTitle}>
          Вместе
        </h2>
        <SumRows>
          {set.parts.map(({ label }, index) => (
            <SumRow key={label} name={label} value={formatRoubles(prices[index] ?? ZERO)} />
          ))}
          <DiscountRow name={set.kind === 'pair' ? 'За пару' : 'За комплект'} amount={sumKopecks(shares)} />
        </SumRows>
        <p className={styles.total} aria-live="polite">
          <span>Итого</span>
          <b>{formatRoubles(total)}</b>
        </p>
        <Button type="submit" size="big" isWide isWaiting={isWaiting} waitingText="Добавляем">
          {set.kind === 'pair' ? 'Пара в корзину' : 'Комплект в корзину'}
        </Button>
        {set.percent > 0 && (
          <p className={text.note}>
            {nbsp(
              'Вернуть можно и одно изделие: остальные останутся по своей цене, а их доля скидки вычитается.',
            )}
          </p>
        )}
      </aside>
    </Form>
  );
}

type PartProps = { part: Part; chosen: number; today: string; onChoose: (skuId: number) => void };

function PartView({ part: { label, card, skus }, chosen, today, onChoose }: PartProps) {
  const sku = skus.find(({ skuId }) => skuId === chosen);
  const sized = skus.filter(({ size }) => size !== null);
  return (
    <>
      <A href={card.url} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <CardPicture picture={card.images[0]} sizes="(min-width: 1024px) 280px, 96px" />
      </A>
      <div className={styles.about}>
        <p className={styles.name}>
          <A href={card.url}>{label}</A>
          <b>{formatRoubles(kopecks(sku?.price ?? card.price))}</b>
        </p>
        <p className={text.note}>{card.name}</p>
        {sized.length === 0 ? (
          <input type="hidden" name="skuId" value={chosen} />
        ) : (
          <label className={styles.size}>
            <span className={text.note}>{sizeTitle(sized[0]?.size ?? 0)}</span>
            <select
              name="skuId"
              value={chosen}
              className={styles.select}
              aria-label={`${sizeTitle(sized[0]?.size ?? 0)}: ${label}`}
              onChange={(event) => onChoose(Number(event.currentTarget.value))}
            >
              {sized.map(({ skuId, size }) => (
                <option key={skuId} value={skuId}>
                  {formatSize(size ?? 0)}
                </option>
              ))}
            </select>
          </label>
        )}
        {sku && <p className={styles.ready}>Доставим {formatDeliveryDate(sku.readyDate, today)}</p>}
      </div>
    </>
  );
}

/** A second press adds nothing. Without scripts there is no key, and the server takes a new one. */
function giveKey({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const field = currentTarget.elements.namedItem('key');
  if (field instanceof HTMLInputElement && field.value === '') field.value = crypto.randomUUID();
}

/** The usual size: the one in the middle. */
function middleOf(skus: Part['skus']): number {
  return skus[Math.floor(skus.length / 2)]?.skuId ?? 0;
}
