import styles from './grade-field.module.css';

type Props = {
  label: string;
  name: string;
  grades: readonly { value: string }[];
  /** Index of the chosen grade. */
  chosen: number;
  /** Index of the grade that means «no limit»: the best for the lower end, the worst for the upper one. */
  open: number;
  onChoose: (index: number) => void;
};

/** One end of a choice of grades as a list. */
export function GradeField({ label, name, grades, chosen, open, onChoose }: Props) {
  const valueOf = (index: number) => (index === open ? '' : (grades[index]?.value ?? ''));
  return (
    <select
      className={styles.root}
      name={name}
      aria-label={`${label}, значение`}
      value={valueOf(chosen)}
      data-open={chosen === open || undefined}
      onChange={({ currentTarget }) => onChoose(currentTarget.selectedIndex)}
    >
      {grades.map((grade, index) => (
        <option key={grade.value} value={valueOf(index)}>
          {grade.value}
        </option>
      ))}
    </select>
  );
}
