import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';

/** Adds the products of a cancelled order to the cart again. */
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
