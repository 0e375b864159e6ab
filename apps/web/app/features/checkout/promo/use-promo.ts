import { useEffect, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import type { NotPlaced } from '../place-order.server.ts';
import { APPLY_PROMO, DROP_PROMO } from './promo-intent.ts';

type Input = {
  form: RefObject<HTMLFormElement | null>;
  /** Why the last code was refused in a form sent without scripts. */
  startRefusal: Refusal | null;
  onChange: () => void;
  onRefused: () => void;
};

/** The promo code while scripts run: it is applied without sending the order, and the page loads the new sums. */
export function usePromo({ form, startRefusal, onChange, onRefused }: Input) {
  const changer = useFetcher<NotPlaced>({ key: 'promo' });
  const { data } = changer;

  // The answer of the server comes from outside React.
  useEffect(() => {
    if (data === undefined) return;
    if (data.wrong.length > 0) {
      onRefused();
      return;
    }
    const field = form.current?.elements.namedItem('promoCode');
    if (field instanceof HTMLInputElement) field.value = '';
    onChange();
    // The callbacks belong to this render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);

  /** Carries out the intent of a pressed promo button; false for any other button. */
  function press(button: HTMLElement | null): boolean {
    const intent = button instanceof HTMLButtonElement ? button.value : '';
    if ((intent !== APPLY_PROMO && intent !== DROP_PROMO) || form.current === null) return false;
    const typed = new FormData(form.current).get('promoCode');
    void changer.submit({ intent, promoCode: typeof typed === 'string' ? typed : '' }, { method: 'post' });
    return true;
  }

  return {
    press,
    isChecking: changer.state !== 'idle',
    refusal: data === undefined ? startRefusal : (data.promoRefusal ?? null),
  };
}
