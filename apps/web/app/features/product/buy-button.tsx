import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { Purchase } from './use-purchase.ts';

type Props = {
  purchase: Purchase;
  /** «В корзину», «Размер 17 — в корзину». */
  text: string;
  /** The form it sends without JavaScript. */
  form?: string;
};

/** The one ruby button of the page. */
export function BuyButton({ purchase: { chosen, state }, text, form }: Props) {
  if (chosen === null) {
    return (
      <Button size="big" isWide disabled>
        Продано
      </Button>
    );
  }
  if (state === 'in-cart') {
    return (
      <ButtonLink size="big" isWide href="/cart/">
        В корзине — оформить
      </ButtonLink>
    );
  }
  return (
    <Button
      type="submit"
      size="big"
      isWide
      isWaiting={state === 'waiting'}
      waitingText="Добавляем"
      form={form}
    >
      {text}
    </Button>
  );
}
