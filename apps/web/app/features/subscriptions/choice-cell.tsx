import type { SubscriptionCode } from '@yahont/contracts/accounts/subscriptions.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './subscriptions-form.module.css';

type Props = { code: SubscriptionCode; label: string; isChosen: boolean };

/**
 * A checkbox of the table. The hidden field records that it was shown: a form must not switch off a box that
 * it did not show.
 */
export function ChoiceCell({ code, label, isChosen }: Props) {
  return (
    <>
      <input type="hidden" name="offered" value={code} />
      <Checkbox name="subscribes" value={code} defaultChecked={isChosen} className={styles.choice}>
        <span className={text.hidden}>{label}</span>
      </Checkbox>
    </>
  );
}
