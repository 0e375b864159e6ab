import type { RefObject } from 'react';
import { useCertificates } from './certificates/use-certificates.ts';
import { usePromo } from './promo/use-promo.ts';
import type { NotPlaced } from './place-order.server.ts';
import type { CheckoutValues, FieldName } from './values/form-fields.ts';

type Input = {
  form: RefObject<HTMLFormElement | null>;
  start: CheckoutValues;
  answer: NotPlaced | undefined;
  wrong: readonly FieldName[];
  onWrong: (wrong: readonly FieldName[]) => void;
  onChange: (values: Partial<CheckoutValues>) => void;
};

/** The code fields for certificates and promo codes, which are checked without submitting the form. */
export function useCodes({ form, start, answer, wrong, onWrong, onChange }: Input) {
  const gifts = useCertificates({
    form,
    start: start.certificates,
    startRefusal: answer?.codeRefusal ?? null,
    onChange: (certificates) => {
      onWrong(wrong.filter((name) => name !== 'certificateCode'));
      onChange({ certificates });
    },
    onRefused: () => onWrong([...wrong, 'certificateCode']),
  });
  const promo = usePromo({
    form,
    startRefusal: answer?.promoRefusal ?? null,
    onChange: () => {
      onWrong(wrong.filter((name) => name !== 'promoCode'));
      onChange({ promoCode: '' });
    },
    onRefused: () => onWrong([...wrong, 'promoCode']),
  });
  return { gifts, promo };
}
