import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { selectionHref, type Choice } from '../selection-address.ts';
import styles from './metal-links.module.css';

type Props = { stoneCode: string; chosen: ChosenSetting; choice: Choice };

/** The chosen setting in its metals: each has its own address. */
export function MetalLinks({ stoneCode, chosen, choice }: Props) {
  const { metals, code, metal, fineness } = chosen;
  return (
    <div className={styles.root} role="group" aria-label="Металл">
      <p className={styles.label}>
        Металл: {METAL_NAMES[metal].toLowerCase()}
        {NBSP}
        {fineness}
      </p>
      {metals.length > 1 && (
        <ul className={styles.list}>
          {metals.map((one) => (
            <li key={one.code}>
              <A
                className={styles.metal}
                href={selectionHref(stoneCode, choice, { setting: one.code })}
                data-keep-scroll=""
                data-metal={one.metal}
                aria-current={one.code === code || undefined}
                aria-label={METAL_NAMES[one.metal]}
                title={METAL_NAMES[one.metal]}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
