import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { RingSizeTable } from '#app/shop/parts/ring-size-table.tsx';
import { RingRuler } from './ring-ruler.tsx';
import styles from './size-guide.module.css';

type Props = {
  isOpen: boolean;
  /** Highlighted in the table. */
  size: number | null;
  onClose: () => void;
};

const WAYS = [
  {
    title: 'По кольцу',
    text: 'Приложите линейку к кольцу, которое вам впору: внутренний диаметр в миллиметрах и есть российский размер.',
  },
  {
    title: 'По пальцу',
    text: 'Оберните палец полоской бумаги, отметьте место встречи, измерьте длину и найдите её в таблице — столбец «По кругу».',
  },
  {
    title: 'Когда мерить',
    text: 'Вечером, в тепле и не после спорта: утром пальцы тоньше. Для шинки шире 6 мм прибавьте половину размера.',
  },
] as const;

/** How to find a ring size: three methods, a table and a ruler to print true to scale. Loaded on demand. */
export function SizeGuide({ isOpen, size, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Как узнать размер кольца" width="wide" isForReading>
      <div className={styles.ways}>
        {WAYS.map(({ title, text }) => (
          <section key={title} className={styles.way}>
            <h3 className={styles.title}>{title}</h3>
            <p>{nbsp(text)}</p>
          </section>
        ))}
      </div>
      <RingRuler />
      <Button variant="ghost" className={styles.print} onClick={() => window.print()}>
        <Icon name="print" size={18} />
        Напечатать линейку
      </Button>
      <p className={styles.hint}>
        {nbsp(
          'Печатайте в масштабе 100 %. Проверьте отрезок в 50 мм обычной линейкой, потом кладите кольцо на круги.',
        )}
      </p>
      <RingSizeTable
        size={size}
        className={styles.table}
        caption={<caption className={styles.caption}>Размеры по странам</caption>}
      />
    </Dialog>
  );
}
