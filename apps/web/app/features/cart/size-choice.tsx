import type { ChangeEvent } from 'react';
import type { CartLine as Line } from '@yahont/contracts/cart/cart.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useCartForm } from './use-cart-form.ts';
import styles from './size-choice.module.css';

type Props = { line: Pick<Line, 'id' | 'skuId' | 'sizes' | 'name'> };

/** Changes the size at once; without JavaScript a button submits the choice. */
export function SizeChoice({ line }: Props) {
  const { Form, submit } = useCartForm();
  function change(event: ChangeEvent<HTMLSelectElement>): void {
    void submit(event.currentTarget.form);
  }
  return (
    <Form method="post" action="/cart/" className={styles.root}>
      <input type="hidden" name="intent" value="size" />
      <input type="hidden" name="lineId" value={line.id} />
      <label className={styles.label}>
        <span>Размер</span>
        <select
          name="skuId"
          defaultValue={line.skuId ?? undefined}
          onChange={change}
          className={styles.select}
          aria-label={`Размер: ${line.name}`}
        >
          {line.sizes.map((option) => (
            <option
              key={option.skuId}
              value={option.skuId}
              disabled={!option.isAvailable && option.skuId !== line.skuId}
            >
              {formatRingSize(option.size)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </label>
      <button type="submit" className={styles.send}>
        Изменить
      </button>
    </Form>
  );
}
