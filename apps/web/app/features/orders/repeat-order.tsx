import { Form, useNavigation } from 'react-router';
import { Button, type ButtonVariant } from '#app/ui/buttons/button.tsx';

type Props = { id: number; variant?: ButtonVariant };

/** Adds the products of an order to the cart again. */
export function RepeatOrder({ id, variant = 'primary' }: Props) {
  const { formAction, formData } = useNavigation();
  const action = `/personal/order/${id}/`;
  return (
    <Form method="post" action={action}>
      <Button
        type="submit"
        name="intent"
        value="repeat"
        variant={variant}
        isWaiting={formAction === action && formData?.get('intent') === 'repeat'}
        waitingText="Собираем"
      >
        Повторить заказ
      </Button>
    </Form>
  );
}
