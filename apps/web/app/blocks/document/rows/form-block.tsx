import { useId } from 'react';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './next-step.module.css';

type Props = { block: BlockOf<'form'> };

type Form = BlockOf<'form'>['form'];

const BUTTONS: Readonly<Record<Form, { text: string; url: string }>> = {
  feedback: { text: 'Написать нам', url: '/feedback/' },
  franchising: { text: 'Оставить заявку', url: '/franchising/' },
  partners: { text: 'Предложить сотрудничество', url: '/partners/' },
  cis: { text: 'Предложить сотрудничество', url: '/partners/' },
  corporate: { text: 'Запросить расчёт', url: '/corporate_ps/' },
  rent: { text: 'Предложить помещение', url: '/arenda/' },
  vacancy: { text: 'Откликнуться', url: '/request/vacancy/' },
  subscription: { text: 'Подписаться на письма', url: '/request/subscription/' },
  appointment: { text: 'Записаться в салон', url: '/showing/' },
};

/** A step to the page with the form. */
export function FormBlock({ block: { heading, form } }: Props) {
  const id = useId();
  const { text, url } = BUTTONS[form];
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
