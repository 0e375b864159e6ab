import type { ChangeEvent } from 'react';
import type { CartLine as Line } from '@yahont/contracts/cart/cart.ts';
import { formatSize, sizeTitle } from '@yahont/values/measures/size.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { useCartForm } from './use-cart-form.ts';
import styles from './size-choice.module.css';

type Props = { line: Pick<Line, 'id' | 'skuId' | 'sizes' | 'name'> };

/** Changes the size at once; without JavaScript a button submits the choice. */
export function SizeChoice({ line }: Props) {
  const { Form, submit } = useCartForm();
  const title = sizeTitle(line.sizes[0]?.size ?? 0);
  function change(event: ChangeEvent<HTMLSelectElement>): void {
    void submit(event.currentTarget.form);
  }
  return (
    <Form method="post" action="/cart/" className={styles.root}>
      <input type="hidden" name="intent" value="size" />
      <input type="hidden" name="lineId" value={line.id} />
      <label className={styles.label}>
        <span>{title}</span>
        <select
          name="skuId"
          defaultValue={line.skuId ?? undefined}
          onChange={change}
          className={styles.select}
          aria-label={`${title}: ${line.name}`}
        >
          {line.sizes.map((option) => (
            <option
              key={option.skuId}
              value={option.skuId}
              disabled={!option.isAvailable && option.skuId !== line.skuId}
            >
              {formatSize(option.size)}
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
