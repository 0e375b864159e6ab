import type { BlockOf } from '../block-of.ts';
import { InlineText } from '../inline/inline-text.tsx';
import styles from './table-block.module.css';

type Props = { block: BlockOf<'table'> };

/**
 * A table with hairlines only. A table that is wider than the screen scrolls sideways and has a shadow at the
 * cut edge.
 */
export function TableBlock({ block: { caption, head, rows, isNumeric } }: Props) {
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={caption === '' ? columnsOf(head) : caption}
      tabIndex={0}
    >
      <table className={styles.table}>
        {caption !== '' && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={`head ${column}`} scope="col" data-numeric={isNumeric[column] === true || undefined}>
                <InlineText inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`row ${index}`}>
              {row.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={`cell ${column}`}
                    scope={column === 0 ? 'row' : undefined}
                    data-numeric={isNumeric[column] === true || undefined}
                  >
                    <InlineText inlines={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Names a table without a caption: «Проба, Деньгами, В обмен». */
function columnsOf(head: BlockOf<'table'>['head']): string {
  const names = head.map((cell) => cell.map(({ text }) => text).join(''));
  return names.filter((name) => name !== '').join(', ');
}
