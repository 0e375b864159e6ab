import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { BuyStrip } from '#app/shop/buying/buy-strip.tsx';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { SetButton } from './set-button.tsx';
import type { Inscription } from './use-inscription.ts';
import type { SetPurchase } from './use-set-purchase.ts';

type Props = {
  chosen: ChosenSetting;
  purchase: SetPurchase;
  inscription: Inscription;
  showing: ShowingLink;
  form: string;
};

/** The sum and the main button of a phone, always visible. */
export function ChoiceBar({ chosen, purchase, inscription, showing, form }: Props) {
  const sum = kopecks(chosen.together + inscription.price);
  const parts = inscription.wanted === null ? 'камень и\u00A0оправа' : 'камень, оправа и\u00A0гравировка';
  return (
    <BuyStrip name={chosen.shortName} price={formatRoubles(sum)} note={parts} message={purchase.message}>
      <SetButton purchase={purchase} showing={showing} form={form} isLong />
    </BuyStrip>
  );
}
