import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './pay-frame.module.css';

type Props = {
  /** Number of the order. */
  number: string;
  title: string;
  /** The paid order, beside the panel. */
  aside: ReactNode;
  /** The panel. */
  children: ReactNode;
};

/** A page on which an order is paid. */
export function PayFrame({ number, title, aside, children }: Props) {
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <div className={styles.head}>
        <p className={text.eyebrow}>Заказ №&nbsp;{number}</p>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <section className={styles.panel} aria-label="Оплата заказа">
        {children}
      </section>
      <aside className={styles.aside} aria-label="За что платите">
        {aside}
      </aside>
    </main>
  );
}

/** For an order that awaits no payment. */
export function NothingToPay({ orderId, sentence }: { orderId: number; sentence: string }) {
  return (
    <PayMessage sentence={`${sentence}.`}>
      <ButtonLink href={`/personal/order/${orderId}/`}>Открыть заказ</ButtonLink>
    </PayMessage>
  );
}

/** A message in place of a form: what happened, and what to do. */
export function PayMessage({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <div className={styles.message}>
      <p>{sentence}</p>
      {children}
    </div>
  );
}
