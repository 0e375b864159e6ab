import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { CHECKOUT } from './values/checkout-values.ts';
import { STEP_FIELDS, type CheckoutValues, type FieldName, type StepName } from './values/form-fields.ts';

const STEPS: readonly StepName[] = ['contact', 'delivery', 'payment', 'wishes'];

type Input = { form: RefObject<HTMLFormElement | null>; start: CheckoutValues; options: CheckoutOptions };

/** Which steps of the checkout are collapsed; the focus follows the step that opens. */
export function useFoldedSteps({ form, start, options }: Input) {
  const [folded, setFolded] = useState<ReadonlySet<StepName>>(() => startFolded(start, options));

  function open(step: StepName) {
    setFolded(new Set([...folded].filter((name) => name !== step)));
    document.getElementById(`step-${step}`)?.focus();
  }

  return {
    /** A step with a wrong field is always open. */
    isFolded: (step: StepName, wrong: readonly FieldName[]) =>
      folded.has(step) && !wrong.some((name) => STEP_FIELDS[step].includes(name)),
    restart: (values: CheckoutValues) => setFolded(startFolded(values, options)),
    /** Collapses a finished step and moves to the next open one. */
    fold: (step: StepName) => {
      setFolded(new Set([...folded, step]));
      const next = STEPS.slice(STEPS.indexOf(step) + 1).find((name) => !folded.has(name));
      document.getElementById(`step-${next ?? step}`)?.focus();
    },
    open,
    openBuyer: () => {
      // The choice must be rendered before it can be focused.
      flushSync(() => open('contact'));
      form.current?.querySelector<HTMLInputElement>('input[name="buyer"]:checked')?.focus();
    },
  };
}

/** Steps that start collapsed: contacts already known to the account, and optional wishes. */
function startFolded(values: CheckoutValues, options: CheckoutOptions): ReadonlySet<StepName> {
  const wrong = CHECKOUT.wrong(values, options);
  const isContactDone = !STEP_FIELDS.contact.some((name) => wrong.includes(name));
  return new Set<StepName>([
    ...(isContactDone ? ['contact' as const] : []),
    ...(STEP_FIELDS.wishes.every((name) => values[name] === '') ? ['wishes' as const] : []),
  ]);
}
