import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';

/** The pieces of an order that was called off, into the cart once more. */
export function RepeatOrder({ id }: { id: number }) {
  const navigation = useNavigation();
  return (
    <Form method="post" action={`/personal/order/${id}/`}>
      <Button
        type="submit"
        name="intent"
        value="repeat"
        isWaiting={navigation.formData?.get('intent') === 'repeat'}
        waitingText="Собираем"
      >
        Повторить заказ
      </Button>
    </Form>
  );
}
