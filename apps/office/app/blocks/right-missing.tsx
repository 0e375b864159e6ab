import { Empty } from '#app/parts/states.tsx';
import { usePage } from '#app/lib/look/page.ts';
import styles from './right-missing.module.css';

type Props = {
  title: string;
  /** «видеть сотрудников» */ right: string;
  /** «администратору» */ givenBy: string;
};

/** A section that somebody was sent a link to without having the right. */
export function RightMissing({ title, right, givenBy }: Props) {
  const heading = usePage(title);
  return (
    <div className={styles.root}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Empty title="Этот раздел вам не открыт" icon="lock">
        <p>
          Нужно право {right}. Оно дано {givenBy}; роли меняет администратор.
        </p>
      </Empty>
    </div>
  );
}
