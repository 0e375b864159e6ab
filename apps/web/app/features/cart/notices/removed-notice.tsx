import { nbsp } from '@yahont/values/text/typography.ts';
import { useCartForm } from '../use-cart-form.ts';
import styles from './removed-notice.module.css';

type Props = {
  lineId: number;
  /** Name of the product. */
  name: string;
  /** Where the line was moved. */
  place: 'nowhere' | 'favourites';
};

/**
 * Shown in place of the removed line until the next change of the cart. Takes the focus, because the pressed button is
 * gone.
 */
export function RemovedNotice({ lineId, name, place }: Props) {
  const { Form } = useCartForm();
  return (
    <Form method="post" action="/cart/" className={styles.root} role="status">
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="lineId" value={lineId} />
      <span id="removed">
        {nbsp(place === 'favourites' ? `Теперь в избранном: ${name}` : `Убрали из корзины: ${name}`)}
      </span>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- it has come in place of the button with the focus */}
      <button type="submit" className={styles.undo} aria-describedby="removed" autoFocus>
        Вернуть
      </button>
    </Form>
  );
}
