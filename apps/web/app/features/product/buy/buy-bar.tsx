import type { ReactNode } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { BuyStrip } from '#app/shop/buying/buy-strip.tsx';
import { instalmentFrom } from '#app/shop/buying/price-block.tsx';
import { BuyButton } from './buy-button.tsx';
import { sizeText } from '../sizes/sizes.ts';
import type { Offer } from './offer.ts';
import type { Purchase } from './use-purchase.ts';

type Props = Pick<Product, 'shortName' | 'priceUnit'> & {
  offer: Offer;
  purchase: Purchase;
  form: string;
  similarHref: string;
  stonesHref: string;
  showing: ShowingLink;
  /** Whether the appointment comes first, and buying is in the panel alone. */
  isShownFirst: boolean;
  bell: ReactNode;
};

/**
 * The main button of a phone, always visible; it contains the chosen size. The price covers everything that
 * the button adds to the cart.
 */
export function BuyBar({
  shortName,
  priceUnit,
  offer: { price, isPriceFrom, instalment },
  purchase,
  form,
  similarHref,
  stonesHref,
  showing,
  isShownFirst,
  bell,
}: Props) {
  const size = sizeText(purchase.chosen?.size ?? null);
  const { chain } = purchase;
  const sum = kopecks(price + (chain?.sku.price ?? 0));
  function noteOf(): string | null {
    if (purchase.state === 'sold') return 'Продано';
    if (chain !== null) return nbsp(`с цепью ${formatSize(chain.sku.size)}`);
    return PRICE_UNIT_NAMES[priceUnit] ?? (instalment && instalmentFrom(instalment));
  }

  return (
    <BuyStrip
      name={shortName}
      price={isPriceFrom ? `от${NBSP}${formatRoubles(sum)}` : formatRoubles(sum)}
      note={noteOf()}
      message={purchase.message}
    >
      {isShownFirst && purchase.state !== 'in-cart' ? (
        <ButtonLink size="big" isWide {...showing(purchase.chosen?.id ?? null)}>
          {nbsp('Записаться на показ')}
        </ButtonLink>
      ) : (
        <BuyButton
          purchase={purchase}
          text={size === null ? `В${NBSP}корзину` : `${size}${NBSP}— в${NBSP}корзину`}
          form={form}
          similarHref={similarHref}
          stonesHref={stonesHref}
          showing={showing}
          bell={bell}
        />
      )}
    </BuyStrip>
  );
}
