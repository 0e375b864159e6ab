import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { ShowingLink } from '#app/ui/buying/showing-link.ts';
import { SetButton } from './set-button.tsx';
import type { SetPurchase } from './use-set-purchase.ts';
import styles from './choice-bar.module.css';

type Props = { chosen: ChosenSetting; purchase: SetPurchase; showing: ShowingLink; form: string };

/** The sum and the main button of a phone, always visible. */
export function ChoiceBar({ chosen, purchase, showing, form }: Props) {
  return (
    <div className={styles.root} data-buy-bar="">
      {purchase.message !== null && <p className={styles.message}>{purchase.message}</p>}
      <p className={styles.price}>
        <b>{formatRoubles(chosen.together)}</b>
        <span>камень и&nbsp;оправа</span>
      </p>
      <SetButton purchase={purchase} showing={showing} form={form} isLong />
    </div>
  );
}
