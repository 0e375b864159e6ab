import { classNames } from '#app/ui/parts/class-names.ts';
import styles from './apply-button.module.css';

type Props = {
  /** Id of the filter form. */
  form: string;
  className?: string | undefined;
};

/** Beside the sort. Without JavaScript it applies sort and filters; otherwise they apply at once and it is hidden. */
export function ApplyButton({ form, className }: Props) {
  return (
    <button type="submit" form={form} className={classNames(styles.root, className)}>
      Применить
    </button>
  );
}
