import { Form, useNavigation } from 'react-router';
import type { ReactNode } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '#app/ui/buttons/button.tsx';

type Props = {
  orderId: number;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children?: ReactNode;
};

/**
 * Begins or continues the payment of an order, and opens its payment page. A form instead of a link, because
 * following a link must not begin a payment.
 */
export function StartPayment({
  orderId,
  variant = 'primary',
  size = 'normal',
  children = 'Оплатить',
}: Props) {
  const { formAction, formData } = useNavigation();
  const action = `/cart/pay/?order=${orderId}`;
  return (
    <Form method="post" action={action}>
      <Button
        type="submit"
        name="intent"
        value="start"
        variant={variant}
        size={size}
        isWaiting={formAction === action && formData?.get('intent') === 'start'}
        waitingText="Открываем"
      >
        {children}
      </Button>
    </Form>
  );
}
