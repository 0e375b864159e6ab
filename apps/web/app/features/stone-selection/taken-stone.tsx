import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { stoneFace } from '#app/shop/cards/stone-face.ts';
import { StoneRow } from '#app/shop/cards/stone-row.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { nbsp } from '@yahont/values/text/typography.ts';
import { otherStones, selectionHref, type Choice } from './selection-address.ts';
import styles from './taken-stone.module.css';

type Props = { selection: Pick<StoneSelection, 'stone' | 'state' | 'instead' | 'chosen'>; choice: Choice };

/** Says that a stone is sold, and offers the nearest ones with the same setting. */
export function TakenStone({ selection, choice }: Props) {
  const { state, instead } = selection;
  const kept = { setting: choice.setting ?? null, size: choice.size ?? null };
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>
        {nbsp(state === 'sold' ? 'Этот камень уже продан' : 'Этот камень отложил другой покупатель')}
      </h2>
      <p className={styles.text}>
        {nbsp(
          state === 'sold'
            ? 'Второго такого нет, но есть очень похожие: та же форма, близкие вес, цвет и цена. Оправа останется выбранной.'
            : 'Если он не оплатит заказ, камень вернётся в продажу. А пока — ближайшие к нему по форме, весу, цвету и цене. Оправа останется выбранной.',
        )}
      </p>
      <div className={styles.rows}>
        {instead.map((one) => (
          <StoneRow
            key={one.code}
            card={{
              ...stoneFace(one, one.laboratoryScale),
              url: selectionHref(one.code, {}, kept),
            }}
          />
        ))}
      </div>
      <p>
        <A className={styles.all} href={otherStones(selection, choice.setting)}>
          Все камни этой формы
        </A>
      </p>
    </section>
  );
}
