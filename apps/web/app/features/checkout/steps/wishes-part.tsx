import { nbsp } from '@yahont/values/text/typography.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { CheckoutValues } from '../values/form-fields.ts';
import styles from './fields.module.css';

type Props = {
  start: CheckoutValues;
  /** Whether something is handed over; the courier can then announce it by a call. */
  isShipped: boolean;
  label: string;
  help: string;
};

/** The shopper's wishes: a comment for the shop, and two wishes that the shop handles automatically. */
export function WishesPart({ start, isShipped, label, help }: Props) {
  return (
    <div className={styles.wishes}>
      {isShipped && (
        <>
          <Checkbox name="noCalls" value="on" defaultChecked={start.noCalls !== ''}>
            {nbsp('Не звонить, писать в сообщениях')}
          </Checkbox>
          <Checkbox name="hidesPrice" value="on" defaultChecked={start.hidesPrice !== ''}>
            {nbsp('Убрать цену из посылки: чек и документы останутся в вашем кабинете')}
          </Checkbox>
        </>
      )}
      <TextAreaField label={label} name="comment" maxLength={1000} help={help} defaultValue={start.comment} />
    </div>
  );
}
