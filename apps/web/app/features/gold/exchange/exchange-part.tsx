import { surchargeFor } from '@yahont/values/gold/gold-estimate.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { PieceRow, type PieceFace } from '#app/shop/pieces/piece-row.tsx';
import { PieceTiles } from '#app/shop/pieces/piece-tiles.tsx';
import { SerifSum } from '#app/shop/parts/serif-sum.tsx';
import { SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './exchange-part.module.css';

type Props = {
  /** The piece to buy in exchange for the gold. */
  piece: PieceFace | null;
  /** Pieces to choose from. */
  offered: readonly PieceFace[];
  /** The value of the gold in an exchange; zero before a weight is typed. */
  exchange: Kopecks;
  /** The page with another piece, or none. */
  hrefOf: (productId: number | null) => string;
};

/** The exchange for a new piece: its price, the value of the gold, and the amount left to pay. */
export function ExchangePart({ piece, offered, exchange, hrefOf }: Props) {
  return (
    <section className={`${layout.section} ${styles.root}`} id="exchange" aria-labelledby="exchange-title">
      <header className={styles.head}>
        <h2 id="exchange-title">Обмен на&nbsp;новое украшение</h2>
        <p className={text.muted}>
          {nbsp(
            piece === null
              ? 'Выберите украшение и увидите, сколько останется доплатить.'
              : 'Цена из каталога, доплата — любым способом, как при обычной покупке.',
          )}
        </p>
      </header>
      <div className={styles.choice}>
        {piece !== null && <Surcharge piece={piece} exchange={exchange} againHref={hrefOf(null)} />}
        {offered.length > 0 && (
          <div>
            <h3 className={styles.name}>{piece === null ? 'Часто выбирают' : 'Или другое'}</h3>
            <PieceTiles pieces={offered} hrefOf={({ id }) => hrefOf(id)} verb="Обменять на" />
          </div>
        )}
        <A className={text.link} href="/catalog/">
          Весь каталог
        </A>
      </div>
    </section>
  );
}

type SurchargeProps = { piece: PieceFace; exchange: Kopecks; againHref: string };

function Surcharge({ piece, exchange, againHref }: SurchargeProps) {
  const { toPay, left } = surchargeFor(piece.price, exchange);
  return (
    <div className={styles.panel}>
      <PieceRow piece={piece}>
        <A className={styles.again} href={againHref} data-keep-scroll="">
          Убрать
        </A>
      </PieceRow>
      <div aria-live="polite">
        <SumRows>
          <SumRow name="Цена украшения" value={formatRoubles(piece.price)} />
          <SumRow name="Зачтём за золото" value={exchange === 0 ? '—' : `−${formatRoubles(exchange)}`} />
        </SumRows>
        <p className={styles.total}>
          <span>Доплата</span>
          <strong>
            <SerifSum amount={toPay} />
          </strong>
        </p>
        {left > 0 && (
          <p className={text.note}>
            {nbsp(
              `Золото стоит дороже украшения на ${formatRoubles(left)}: выберите ещё одно или получите остаток деньгами по цене выкупа.`,
            )}
          </p>
        )}
        {exchange === 0 && (
          <p className={text.note}>{nbsp('Укажите пробу и вес в расчёте выше, и доплата изменится.')}</p>
        )}
      </div>
    </div>
  );
}
