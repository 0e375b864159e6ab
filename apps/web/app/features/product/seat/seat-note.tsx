import type { Seat } from '@yahont/contracts/product-facts.ts';
import { SHAPE_NAMES } from '@yahont/contracts/stones/grades.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { decimal, millimetres } from '#app/shop/stone-drawings/figures.ts';
import styles from '../buy/store-sale.module.css';

/** Which stones fit a setting, and that its price is without a stone. */
export function SeatNote({ seat: { shapes, fromMm100, toMm100, shown } }: { seat: Seat }) {
  const names = shapes.map((shape) => SHAPE_NAMES[shape].toLowerCase()).join(', ');
  const size = `от ${decimal(fromMm100 / 100, 2)} до ${millimetres(toMm100 / 100)}`;
  return (
    <div className={styles.root}>
      <p>
        {nbsp('Цена указана без центрального камня: его вы выбираете сами, а закрепим мы его бесплатно.')}
      </p>
      <p>
        {nbsp(`Каст рассчитан на камни ${size}, огранка: ${names}.`)}
        {shown !== '' && nbsp(` На снимке оправа показана ${shown}.`)}
      </p>
    </div>
  );
}
