import type { TextPage } from '@yahont/contracts/content/content.ts';
import type { GoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { estimateGold } from '@yahont/values/gold/gold-estimate.ts';
import { ZERO } from '@yahont/values/money.ts';
import { ReadingColumns } from '#app/blocks/document/reading-columns.tsx';
import { GoldCalculator } from '#app/features/gold/calculator/gold-calculator.tsx';
import { goldHref, lotsOf, type GoldState } from '#app/features/gold/calculator/gold-rows.ts';
import { useKeptGold } from '#app/features/gold/calculator/use-gold.ts';
import { ExchangePart } from '#app/features/gold/exchange/exchange-part.tsx';
import { useOwnPieces } from '#app/features/gold/exchange/use-own-pieces.ts';
import { PriceTable } from '#app/features/gold/rate/price-table.tsx';
import { RateLine } from '#app/features/gold/rate/rate-line.tsx';
import { isRateUsable } from '#app/features/gold/rate/rate-words.ts';
import type { PieceFace } from '#app/shop/pieces/piece-row.tsx';
import layout from '#app/ui/text/layout.module.css';
import { GoldVisit } from './gold-visit.tsx';
import { ServiceHead } from './service-head.tsx';

type Props = {
  page: TextPage;
  rate: GoldRate | null;
  piece: PieceFace | null;
  offered: readonly PieceFace[];
  start: GoldState;
};

/** Target of the calculator's button: the appointment on this page. */
const VISIT = '#visit';

/** Gold buying: the calculator, the exchange, prices, the text of the page and a visit to a store. */
export function GoldBuying({ page, rate, piece, offered, start }: Props) {
  const gold = useKeptGold(start);
  const own = useOwnPieces();
  const lots = lotsOf(gold.rows);
  const choices = own.length > 0 ? own : offered;
  return (
    <main id="main">
      <div className={layout.container}>
        <ServiceHead page={page} below={rate !== null && <RateLine rate={rate} />}>
          <GoldCalculator rate={rate} gold={gold} bookHref={VISIT} />
        </ServiceHead>
        <ExchangePart
          piece={piece}
          offered={choices.filter(({ id }) => id !== piece?.id)}
          exchange={isRateUsable(rate) ? estimateGold(lots, rate).exchange : ZERO}
          hrefOf={(productId) => `${goldHref({ ...gold, productId })}`}
        />
        {isRateUsable(rate) && <PriceTable rate={rate} />}
      </div>
      <div className={layout.section}>
        <ReadingColumns blocks={page.blocks} notes={page.notes} look="page" address={page.path} />
      </div>
      <GoldVisit thing={{ kind: 'gold', lots, productId: piece?.id ?? null }} />
    </main>
  );
}
