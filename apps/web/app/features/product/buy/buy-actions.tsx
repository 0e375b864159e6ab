import type { ComponentProps, ReactNode } from 'react';
import type { FirstPart } from '@yahont/contracts/catalogue/dossier.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import panel from '#app/shop/buying/buying-panel.module.css';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import { KEEP_ID } from '../dossier/keep-place.ts';
import { BuyButton } from './buy-button.tsx';
import styles from './buy-panel.module.css';

type Props = Pick<
  ComponentProps<typeof BuyButton>,
  'purchase' | 'similarHref' | 'stonesHref' | 'showing' | 'bell'
> & {
  /** For a piece that is shown first and can be kept for it. */
  firstPart: FirstPart | null;
  /** Whether a store of the city has the piece. */
  isFitted: boolean;
  /** Whether the price is above the limit of a card. */
  isDear: boolean;
  heart: ReactNode;
};

const DAYS = ['день', 'дня', 'дней'] as const;

/** The buttons of the buying panel: a dear piece is shown first, any other is bought first. */
export function BuyActions({ firstPart, isFitted, isDear, heart, ...way }: Props) {
  const { purchase, showing } = way;
  const { chosen, chain, state } = purchase;
  const appointment = showing(chosen?.id ?? null);
  if (firstPart !== null)
    return (
      <>
        <div className={classNames(panel.actions, styles.actions)}>
          <div className={styles.main}>
            <ButtonLink size="big" isWide {...appointment}>
              {nbsp('Записаться на показ')}
            </ButtonLink>
          </div>
          {heart}
        </div>
        <div className={styles.second}>
          <ButtonLink variant="ghost" isWide href={`#${KEEP_ID}`}>
            {nbsp(`Удержать за ${formatRoubles(firstPart.amount)} на ${countOf(firstPart.days, DAYS)}`)}
          </ButtonLink>
          <BuyButton {...way} text={nbsp('Купить без показа')} isSecond />
        </div>
      </>
    );
  return (
    <>
      <div className={classNames(panel.actions, styles.actions)}>
        <div className={styles.main}>
          <BuyButton
            {...way}
            text={
              chain === null ? `В${NBSP}корзину` : nbsp(`В корзину, с цепью ${formatSize(chain.sku.size)}`)
            }
          />
        </div>
        {heart}
      </div>
      {(isFitted || (isDear && state !== 'sold')) && state !== 'store' && (
        <ButtonLink className={styles.fitting} variant="ghost" isWide {...appointment}>
          {isDear ? nbsp('Записаться на показ') : nbsp('Примерить в салоне')}
        </ButtonLink>
      )}
    </>
  );
}
