import { Form, useNavigation } from 'react-router';
import type { ReactNode } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '#app/ui/buttons/button.tsx';

type Props = {
  orderId: number;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children?: ReactNode;
};

/** Begins or continues paying an order, and leads to its payment page. A link would let a mere reader begin it. */
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
