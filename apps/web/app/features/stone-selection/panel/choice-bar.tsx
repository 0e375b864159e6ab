import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { BuyStrip } from '#app/ui/buying/buy-strip.tsx';
import type { ShowingLink } from '#app/ui/buying/showing-link.ts';
import { SetButton } from './set-button.tsx';
import type { SetPurchase } from './use-set-purchase.ts';

type Props = { chosen: ChosenSetting; purchase: SetPurchase; showing: ShowingLink; form: string };

/** The sum and the main button of a phone, always visible. */
export function ChoiceBar({ chosen, purchase, showing, form }: Props) {
  return (
    <BuyStrip price={formatRoubles(chosen.together)} note={'камень и\u00A0оправа'} message={purchase.message}>
      <SetButton purchase={purchase} showing={showing} form={form} isLong />
    </BuyStrip>
  );
}
