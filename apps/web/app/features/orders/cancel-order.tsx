import { Suspense, useState, type MouseEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import styles from './cancel-order.module.css';

const Dialog = lazyPart(async () => ({ default: (await import('#app/ui/modals/dialog.tsx')).Dialog }));

type Props = {
  order: Pick<Order, 'id' | 'number' | 'isPaid' | 'due' | 'tenders'>;
  /** The address asks for confirmation: the second step without scripts. */
  isAsked: boolean;
};

/** Cancelling an order: asks for confirmation in a dialog, or on the page without scripts. */
export function CancelOrder({ order, isAsked }: Props) {
  const [isOpen, setOpen] = useState(false);
  const title = nbsp(`Отменить заказ № ${order.number}?`);

  function ask(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  if (isAsked) {
    return (
      <section className={styles.panel} id="cancel">
        <h2 className={styles.title}>{title}</h2>
        <Question order={order} />
        <div className={styles.actions}>
          <CancelForm id={order.id} />
          <ButtonLink href={`/personal/order/${order.id}/`} variant="quiet" data-replace="">
            Оставить
          </ButtonLink>
        </div>
      </section>
    );
  }
  return (
    <>
      <ButtonLink href={`/personal/order/${order.id}/?cancel=1`} variant="quiet" onClick={ask}>
        Отменить заказ
      </ButtonLink>
      {isOpen && (
        <Suspense>
          <Dialog isOpen onClose={() => setOpen(false)} title={title} width="narrow">
            <Question order={order} />
            <div className={styles.actions}>
              <CancelForm id={order.id} />
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Оставить
              </Button>
            </div>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

function CancelForm({ id }: { id: number }) {
  const navigation = useNavigation();
  return (
    <Form method="post" action={`/personal/order/${id}/`}>
      <Button
        type="submit"
        name="intent"
        value="cancel"
        isWaiting={navigation.state !== 'idle'}
        waitingText="Отменяем"
      >
        Отменить заказ
      </Button>
    </Form>
  );
}

function Question({ order }: Pick<Props, 'order'>) {
  const money =
    order.isPaid && order.due > 0
      ? 'Деньги отправим сразу, банк зачислит их туда, откуда они пришли, в течение десяти дней. '
      : '';
  const bonus = amountPaidWith(order.tenders, 'bonus') > 0 ? 'Бонусы вернутся на счёт сразу. ' : '';
  return (
    <p className={styles.text}>
      {nbsp(`${money}${bonus}Украшения снова появятся в каталоге, и их сможет купить кто-то другой.`)}
    </p>
  );
}
