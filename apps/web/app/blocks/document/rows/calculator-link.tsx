import { useId } from 'react';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './next-step.module.css';

type Elsewhere = Exclude<BlockOf<'calculator'>['calculator'], 'ring-size'>;
type Props = { heading: string; calculator: Elsewhere };

const BUTTONS: Readonly<Record<Elsewhere, { text: string; url: string }>> = {
  gold: { text: 'Рассчитать золото', url: '/gold_buying/' },
  payback: { text: 'Рассчитать окупаемость', url: '/franchising/' },
  'company-gifts': { text: 'Рассчитать подарки', url: '/corporate_ps/' },
};

/** A step to a calculator that has a page of its own. */
export function CalculatorLink({ heading, calculator }: Props) {
  const id = useId();
  const { text, url } = BUTTONS[calculator];
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ButtonLink href={url} size="big">
        {text}
      </ButtonLink>
    </section>
  );
}
