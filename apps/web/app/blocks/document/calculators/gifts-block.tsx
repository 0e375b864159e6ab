import { useState } from 'react';
import { GiftCalculator } from '#app/features/corporate/gift-calculator.tsx';
import { giftsAddress, USUAL_GIFTS } from '#app/features/corporate/gifts-address.ts';
import type { CalculatorOf } from '../block-of.ts';
import { CalculatorFrame } from './calculator-frame.tsx';

type Props = { block: CalculatorOf<'company-gifts'> };

/** What corporate gifts cost today; the request for a quote takes over the choice. */
export function GiftsBlock({ block: { heading, pieces } }: Props) {
  const [gifts, setGifts] = useState(USUAL_GIFTS);
  const isEmpty = pieces.length === 0;
  const query = isEmpty ? '' : giftsAddress(gifts);
  return (
    <CalculatorFrame
      heading={heading || 'Сколько стоят подарки'}
      next={{ href: `/corporate_ps/${query}#заявка`, text: 'Запросить счёт' }}
    >
      {isEmpty ? (
        <p role="status">
          Сейчас в&nbsp;наличии нет украшений, по&nbsp;которым можно посчитать подарки. Напишите, что вам
          нужно: подберём и&nbsp;пришлём счёт.
        </p>
      ) : (
        <GiftCalculator pieces={pieces} gifts={gifts} onChange={setGifts} />
      )}
    </CalculatorFrame>
  );
}
