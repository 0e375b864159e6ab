import { useId, type ReactNode } from 'react';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './calculator-block.module.css';

type Props = {
  heading: string;
  /** What to do with the result. */
  next?: { href: string; text: string };
  children: ReactNode;
};

/** A calculator in a text, with its heading and the step after it. */
export function CalculatorFrame({ heading, next, children }: Props) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
      {next && (
        <ButtonLink href={next.href} size="big" className={styles.next}>
          {next.text}
        </ButtonLink>
      )}
    </section>
  );
}
