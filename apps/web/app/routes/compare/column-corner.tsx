import { CompareToggle } from '#app/features/comparison/choice/compare-toggle.tsx';
import type { Comparable } from '#app/features/comparison/choice/compared-lists.ts';
import { comparisonPath } from '#app/features/comparison/comparison-path.ts';
import type { useComparisonForm } from '#app/features/comparison/use-comparison-form.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './column-corner.module.css';

type Props = {
  thing: Comparable;
  name: string;
  isShared: boolean;
  form: ReturnType<typeof useComparisonForm>;
};

/**
 * Above a column: a cross that removes it; in another person's comparison, a button that adds it to one's
 * own.
 */
export function ColumnCorner({ thing, name, isShared, form }: Props) {
  const { kind, id } = thing;
  if (isShared) {
    return (
      <div className={styles.root}>
        <CompareToggle thing={thing} name={name} look="icon" />
      </div>
    );
  }
  return (
    <form.Form method="post" action={comparisonPath(kind)} className={styles.root}>
      <button
        type="submit"
        name="remove"
        value={`${kind}:${id}`}
        className={styles.button}
        aria-label={`Убрать: ${name}`}
      >
        <Icon name="close" size={18} />
      </button>
    </form.Form>
  );
}
