import { Form } from 'react-router';
import type { ListBrief } from '@yahont/contracts/lists/lists.ts';
import styles from './lists.module.css';

type Props = { productId: number; name: string; lists: readonly ListBrief[] };

/** Puts a favourite into lists and takes it out of them. */
export function ListPicker({ productId, name, lists }: Props) {
  const inside = lists.filter(({ productIds }) => productIds.includes(productId)).length;
  return (
    <details className={styles.picker}>
      <summary aria-label={`Списки: ${name}`}>
        {inside === 0 ? 'В\u00A0список' : `В\u00A0списках: ${inside}`}
      </summary>
      <Form method="post" preventScrollReset className={styles.choices}>
        <input type="hidden" name="product" value={productId} />
        {lists.map((list) => (
          <Choice key={list.id} list={list} isIn={list.productIds.includes(productId)} />
        ))}
      </Form>
    </details>
  );
}

/** A button sends two values at once: what to do, and the list. */
function Choice({ list, isIn }: { list: ListBrief; isIn: boolean }) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${isIn ? 'take' : 'put'}:${list.id}`}
      className={styles.choice}
      aria-pressed={isIn}
    >
      {list.name}
    </button>
  );
}
