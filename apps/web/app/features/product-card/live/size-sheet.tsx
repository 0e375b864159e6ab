import { useState } from 'react';
import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { formatSize, sizeTitle, sizeTitleWords } from '@yahont/values/measures/size.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { Price } from '#app/shop/parts/price.tsx';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import { Sheet } from '#app/ui/modals/sheet.tsx';
import { useWidth } from '#app/base/viewport/use-width.ts';
import { skuOf, type AddSku } from '../card-sku.ts';
import { chooseText, inStockText } from './size-texts.ts';
import { useAdding } from './use-adding.ts';
import text from '#app/ui/text/text.module.css';
import styles from './size-sheet.module.css';

type Props = { card: Card; isOpen: boolean; onClose: () => void; onAdd: AddSku };

/** From this width on, the size choice is a dialog in the middle instead of a sheet at the bottom. */
const WIDE = '(min-width: 768px)';

/** For buying from a card by touch or keyboard: the available sizes, none preselected. Loaded on demand. */
export function SizeSheet({ card, isOpen, onClose, onAdd }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { isWaiting, message, add, forget } = useAdding(onAdd);
  const sku = skuOf(card, chosen);
  const [first] = card.sizes;
  const isWide = useWidth(WIDE);
  const unit = PRICE_UNIT_NAMES[card.priceUnit];

  async function put() {
    if (sku !== null && (await add(sku))) onClose();
  }

  const frame = { isOpen, onClose, title: first === undefined ? 'В корзину' : sizeTitle(first.size) };
  const action = (
    <Button
      size="big"
      isWide
      isWaiting={isWaiting}
      waitingText="Добавляем"
      disabled={sku === null}
      onClick={() => void put()}
    >
      {sku === null ? chooseText(card.sizes) : 'В корзину'}
    </Button>
  );
  const choice = (
    <>
      <p className={styles.name}>{card.name}</p>
      <p className={styles.price}>
        <Price
          price={sku?.price ?? card.price}
          oldPrice={(sku?.price ?? card.price) === card.price ? card.oldPrice : null}
          isFrom={sku === null && card.isPriceFrom}
          size="line"
        />
        {unit !== null && <span className={text.note}>{unit}</span>}
      </p>
      {card.sizes.length > 0 && (
        <div className={styles.sizes} role="group" aria-label={inStockText(card.sizes)}>
          {card.sizes.map(({ skuId, size }) => (
            <button
              key={skuId}
              type="button"
              className={styles.size}
              aria-pressed={skuId === chosen}
              aria-label={sizeTitleWords(size)}
              onClick={() => {
                setChosen(skuId);
                forget();
              }}
            >
              {formatSize(size)}
            </button>
          ))}
        </div>
      )}
      <p className={styles.message} role="status">
        {message}
      </p>
      <A className={styles.more} href={card.url}>
        Подробнее об украшении
      </A>
    </>
  );
  return isWide ? (
    <Dialog {...frame} width="narrow">
      {choice}
      {action}
    </Dialog>
  ) : (
    <Sheet {...frame} footer={action}>
      {choice}
    </Sheet>
  );
}
