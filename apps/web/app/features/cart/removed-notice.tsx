import { useCartForm } from './use-cart-form.ts';
import styles from './removed-notice.module.css';

type Props = { lineId: number };

/** Stands where the removed line was said goodbye to, until the next change of the cart. */
export function RemovedNotice({ lineId }: Props) {
  const { Form } = useCartForm();
  return (
    <Form method="post" action="/cart/" className={styles.root} role="status">
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="lineId" value={lineId} />
      <span>Изделие убрано из корзины.</span>
      <button type="submit" className={styles.undo}>
        Вернуть
      </button>
    </Form>
  );
}
