import { nbsp } from '@yahont/values/text/typography.ts';
import { useCartForm } from '../use-cart-form.ts';
import styles from './removed-notice.module.css';

type Props = {
  lineId: number;
  /** Of the piece. */
  name: string;
  /** Where it has gone. */
  place: 'nowhere' | 'favourites';
};

/**
 * Stands where the removed line was, until the next change of the cart. Takes the focus, which the removed button
 * has lost.
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
