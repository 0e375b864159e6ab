import { Form, useNavigation } from 'react-router';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { Button } from '#app/ui/buttons/button.tsx';

export const KEEP_LONGER = 'keep-longer';

type Props = {
  orderId: number;
  /** The last day until which it may be kept; null when it cannot be kept longer. */
  latest: string | null;
};

/** Lets a ready order wait in its store as long as the shop allows. */
export function KeepLonger({ orderId, latest }: Props) {
  const navigation = useNavigation();
  if (latest === null) return null;
  return (
    <Form method="post" action={`/personal/order/${orderId}/`}>
      <Button
        variant="ghost"
        type="submit"
        name="intent"
        value={KEEP_LONGER}
        isWaiting={navigation.formData?.get('intent') === KEEP_LONGER}
        waitingText="Продлеваем"
      >
        {`Продлить до\u00A0${formatDayMonth(latest)}`}
      </Button>
    </Form>
  );
}
