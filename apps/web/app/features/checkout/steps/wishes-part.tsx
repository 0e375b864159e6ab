import { nbsp } from '@yahont/values/text/typography.ts';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { CheckoutValues } from '../values/form-fields.ts';
import styles from './fields.module.css';

type Props = {
  start: CheckoutValues;
  /** Whether something is handed over, which can be announced by a call and has a price beside it. */
  isShipped: boolean;
  label: string;
  help: string;
};

/** What the shopper asks for: words for the shop, and two wishes that it keeps by itself. */
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
