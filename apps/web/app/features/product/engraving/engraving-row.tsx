import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { ENGRAVING_DAYS, ENGRAVING_MAX_LENGTH, ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PromiseLink, PromiseRow } from '#app/shop/buying/promise-row.tsx';
import { ENGRAVING_ID } from './engraving-band.tsx';
import type { EngravingState } from './use-words.ts';

type Props = {
  engraving: NonNullable<Product['engraving']>;
  words: EngravingState;
  /** Calendar day in the shopper's city. */
  today: string;
};

/** Beside the buy button: the price of an inscription, or the typed inscription and when it is ready. */
export function EngravingRow({ engraving: { place, courierDate }, words: { wanted }, today }: Props) {
  const price = formatRoubles(ENGRAVING_PRICE);
  const days = `плюс ${ENGRAVING_DAYS} рабочих ${plural(ENGRAVING_DAYS, ['день', 'дня', 'дней'])}`;
  return (
    <PromiseRow
      icon="star"
      title={
        wanted === null
          ? nbsp(place === 'inside' ? 'Гравировка внутри кольца' : 'Гравировка на обороте')
          : nbsp(`Гравировка «${wanted.text}»`)
      }
      note={nbsp(
        wanted === null
          ? `До ${ENGRAVING_MAX_LENGTH} знаков, ${price}, ${days}`
          : `+${price}, доставим ${formatDeliveryDate(courierDate, today)}, возврату не подлежит`,
      )}
      end={<PromiseLink href={`#${ENGRAVING_ID}`}>{wanted === null ? 'Добавить' : 'Изменить'}</PromiseLink>}
    />
  );
}
