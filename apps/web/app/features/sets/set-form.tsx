import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ProductSet } from '@yahont/contracts/sets/sets.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import {
  ENGRAVING_PRICE,
  isEngraving,
  normaliseEngraving,
  readFace,
  WRONG_ENGRAVING,
  type Engraving,
} from '@yahont/values/engraving.ts';
import { formatSize, sizeTitle } from '@yahont/values/measures/size.ts';
import { formatRoubles, kopecks, sumKopecks, ZERO } from '@yahont/values/money.ts';
import { setShares } from '@yahont/values/sums/sets.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useTypedEarly } from '#app/base/forms/use-typed-early.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { setPartField } from '#app/shop/buying/set-parts.ts';
import { CardPicture } from '#app/shop/cards/parts/card-picture.tsx';
import text from '#app/ui/text/text.module.css';
import { DiscountRow, SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import { SetEngraving } from './set-engraving.tsx';
import styles from './sets.module.css';

type Props = { set: ProductSet; today: string };
type Part = ProductSet['parts'][number];

/** The pieces of a set with their sizes, what it costs, and the button that puts all of them into the cart. */
export function SetForm({ set, today }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [picked, pick] = useState<readonly number[]>([]);
  const [engraving, setEngraving] = useState<Engraving>({ text: '', face: 'italic' });
  const [isRefused, setRefused] = useState(false);
  const isWrong = !isEngraving(engraving.text);
  // A size may be sold out meanwhile.
  const chosen = set.parts.map(({ skus }, place) =>
    skus.some(({ skuId }) => skuId === picked[place]) ? (picked[place] ?? 0) : middleOf(skus),
  );

  useTypedEarly(form, [...set.parts.map((_, place) => setPartField(place)), 'engraving', 'face'], (early) => {
    pick(set.parts.map((_, place) => Number(early[setPartField(place)])));
    setEngraving({ text: early['engraving'] ?? '', face: readFace(early['face']) });
  });

  function send(event: FormEvent<HTMLFormElement>): void {
    setRefused(isWrong);
    if (isWrong) event.preventDefault();
    else giveKey(event.currentTarget);
  }
  return (
    <Form ref={form} method="post" action="/cart/" className={styles.form} onSubmit={send}>
      <input type="hidden" name="intent" value="add-set" />
      <input type="hidden" name="setId" value={set.id} />
      <input type="hidden" name="key" defaultValue="" />
      <div className={styles.choices}>
        <ol className={styles.parts}>
          {set.parts.map((part, place) => (
            <li key={part.label} className={styles.part}>
              <PartView
                part={part}
                place={place}
                chosen={chosen[place] ?? 0}
                today={today}
                onChoose={(skuId) => pick(chosen.with(place, skuId))}
              />
            </li>
          ))}
        </ol>
        <SetEngraving set={set} chosen={chosen} engraving={engraving} onChange={setEngraving} />
      </div>
      <SetSum set={set} chosen={chosen} isEngraved={normaliseEngraving(engraving.text) !== ''}>
        {isRefused && isWrong && (
          <p className={styles.refusal} role="alert">
            {WRONG_ENGRAVING}
          </p>
        )}
      </SetSum>
    </Form>
  );
}

type SumProps = { set: ProductSet; chosen: readonly number[]; isEngraved: boolean; children: ReactNode };

/** What the chosen pieces and their inscriptions cost together, and the button. */
function SetSum({ set, chosen, isEngraved, children }: SumProps) {
  const isWaiting = useNavigation().formData?.get('setId') === String(set.id);
  const prices = set.parts.map(({ card, skus }, place) => {
    const sku = skus.find(({ skuId }) => skuId === chosen[place]);
    return kopecks(sku?.price ?? card.price);
  });
  const shares = setShares(prices, set.percent);
  const inscriptions = isEngraved ? set.parts.filter(({ engravedAt }) => engravedAt !== null).length : 0;
  const isReturnable = inscriptions < set.parts.length;
  const engravings = kopecks(ENGRAVING_PRICE * inscriptions);
  const total = kopecks(sumKopecks(prices) - sumKopecks(shares) + engravings);
  return (
    <aside className={styles.sum} aria-labelledby="set-sum">
      <h2 id="set-sum" className={styles.sumTitle}>
        Вместе
      </h2>
      <SumRows>
        {set.parts.map(({ label }, place) => (
          <SumRow key={label} name={label} value={formatRoubles(prices[place] ?? ZERO)} />
        ))}
        {engravings > 0 && <SumRow name="Гравировка" value={formatRoubles(engravings)} />}
        <DiscountRow name={set.kind === 'pair' ? 'За пару' : 'За комплект'} amount={sumKopecks(shares)} />
      </SumRows>
      <p className={styles.total} aria-live="polite">
        <span>Итого</span>
        <b>{formatRoubles(total)}</b>
      </p>
      {children}
      <Button type="submit" size="big" isWide isWaiting={isWaiting} waitingText="Добавляем">
        {set.kind === 'pair' ? 'Пара в корзину' : 'Комплект в корзину'}
      </Button>
      {set.percent > 0 && isReturnable && (
        <p className={text.note}>
          {nbsp(
            'Вернуть можно и одно изделие: остальные останутся по своей цене, а их доля скидки вычитается.',
          )}
        </p>
      )}
    </aside>
  );
}

type PartProps = {
  part: Part;
  /** Place in the set, from 0. */
  place: number;
  chosen: number;
  today: string;
  onChoose: (skuId: number) => void;
};

function PartView({ part: { label, card, skus }, place, chosen, today, onChoose }: PartProps) {
  const sku = skus.find(({ skuId }) => skuId === chosen);
  const sized = skus.filter(({ size }) => size !== null);
  return (
    <>
      <A href={card.url} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <CardPicture
          picture={card.images[0]}
          sizes="(min-width: 1024px) 440px, (min-width: 768px) 46vw, 96px"
        />
      </A>
      <div className={styles.about}>
        <p className={styles.name}>
          <A href={card.url}>{label}</A>
          <b>{formatRoubles(kopecks(sku?.price ?? card.price))}</b>
        </p>
        <p className={text.note}>{card.name}</p>
        {sized.length === 0 ? (
          <input type="hidden" name={setPartField(place)} value={chosen} />
        ) : (
          <fieldset className={styles.sizes}>
            <legend className={text.note}>
              {sizeTitle(sized[0]?.size ?? 0)}
              <span className={text.hidden}>: {label}</span>
            </legend>
            {sized.map(({ skuId, size }) => (
              <label key={skuId} className={styles.size}>
                <input
                  type="radio"
                  className={text.hidden}
                  name={setPartField(place)}
                  value={skuId}
                  checked={skuId === chosen}
                  onChange={() => onChoose(skuId)}
                />
                {formatSize(size ?? 0)}
              </label>
            ))}
          </fieldset>
        )}
        {sku && <p className={styles.ready}>Доставим {formatDeliveryDate(sku.readyDate, today)}</p>}
      </div>
    </>
  );
}

/** A second press adds nothing. Without scripts there is no key, and the server takes a new one. */
function giveKey(form: HTMLFormElement): void {
  const field = form.elements.namedItem('key');
  if (field instanceof HTMLInputElement && field.value === '') field.value = crypto.randomUUID();
}

/** The usual size: the one in the middle. */
function middleOf(skus: Part['skus']): number {
  return skus[Math.floor(skus.length / 2)]?.skuId ?? 0;
}
