import { forgetAllCompared } from '#app/lib/api/browser.ts';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { ShapeIcon } from '#app/shop/stone-drawings/shape-icon.tsx';
import layout from '#app/ui/text/layout.module.css';
import { comparisonPath } from '../comparison-path.ts';
import { comparisonMessage, countCompared } from '../messages.ts';
import { setCompared } from './toggle-compared.ts';
import styles from './compare-bar.module.css';

/** At the bottom of the list of stones, once a stone is chosen. */
export function CompareBar() {
  const stones = useVisitor().summary?.compared.stones ?? [];
  if (stones.length === 0) return null;

  async function clear() {
    try {
      const compared = await forgetAllCompared('stones');
      setCompared(visitor, () => compared);
    } catch {
      showToast({ content: comparisonMessage('stones', { code: 'failed' }) });
    }
  }

  return (
    <div className={styles.root} role="region" aria-label="Сравнение">
      <div className={`${layout.container} ${styles.row}`}>
        <span>В&nbsp;сравнении</span>
        <span className={styles.stones}>
          {stones.map(({ id, shape }) => (
            <ShapeIcon key={id} shape={shape} size={28} />
          ))}
        </span>
        <ButtonLink href={comparisonPath('stones')} className={styles.open}>
          Сравнить {countCompared('stones', stones.length)}
        </ButtonLink>
        <button type="button" className={styles.clear} onClick={() => void clear()}>
          Очистить
        </button>
      </div>
    </div>
  );
}
