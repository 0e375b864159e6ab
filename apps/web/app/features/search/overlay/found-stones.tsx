import type { FoundStones as Found } from '@yahont/contracts/search/search.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { cardMarks } from '#app/shop/cards/card-marks.ts';
import { stoneFace } from '#app/shop/cards/stone-face.ts';
import { ShapeIcon } from '#app/shop/stone-drawings/shape-icon.tsx';
import { Price } from '#app/shop/parts/price.tsx';
import { Group, Option } from './option.tsx';
import styles from './found-stones.module.css';

/** The results page has the rest. */
const MAX = 3;

/** The first loose stones of a query, with a link to all of them. */
export function FoundStones({ found: { stones, scale, total, url } }: { found: Found }) {
  return (
    <Group label="Бриллианты без оправы" className={styles.root}>
      {stones.slice(0, MAX).map((stone) => {
        const { id, name, note, price, shape, tier } = stoneFace(stone, scale);
        return (
          <Option key={id} id={`found-stone-${id}`} href={stone.url} className={styles.option}>
            <span className={styles.stone} {...cardMarks('catalog-diamond-row', tier)}>
              <ShapeIcon shape={shape} size={32} />
              <b className={styles.name}>{name}</b>
              <Price price={price} size="row" />
              <small className={styles.note}>{note}</small>
            </span>
          </Option>
        );
      })}
      {total > 1 && (
        <Option id="found-stones-all" href={url} className={styles.all}>
          Все {countOf(total, ['камень', 'камня', 'камней'])}
        </Option>
      )}
    </Group>
  );
}
