import type { placeOrder, CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigation, type Navigation } from 'react-router';
import type { KeptDraft } from '@yahont/contracts/checkout/draft.ts';
import { useLostRequest } from '#app/base/requests/lost-request.ts';
import { chosenBuyer } from './values/checkout-sums.ts';
import { CHECKOUT } from './values/checkout-values.ts';
import { STEP_FIELDS, type CheckoutValues, type FieldName, type StepName } from './values/form-fields.ts';
import { isNewer, loadDraft, mergeOffered } from './values/draft.ts';
import { withPayment } from './values/with-payment.ts';
import { useCodes } from './use-codes.ts';
import { useFoldedSteps } from './use-folded-steps.ts';
import { useKeepDraft } from './use-keep-draft.ts';
import type { NotPlaced } from './place-order.server.ts';

type Input = {
  accountId: number;
  cityId: number;
  /** When the server's draft in `fresh` was saved, and when the server looked it up. */
  kept: Pick<KeptDraft, 'savedAt' | 'readAt'>;
  options: CheckoutOptions;
  /** Values of the form without a draft from this tab or an answer. */
  fresh: CheckoutValues;
  /** The way to pay that a link asks for; it outweighs a draft. */
  wishedPayment: string | null;
  answer: NotPlaced | undefined;
};

const RESETS = ['city-changed', 'delivery-unavailable', 'date-changed'] as const;
const NONE: readonly FieldName[] = [];

/** The values of a form that differ from the initial ones; a field that is not shown is empty. */
function changedIn(data: FormData, first: CheckoutValues): Partial<CheckoutValues> {
  const now = CHECKOUT.read(data);
  const changed = CHECKOUT.fields.filter((name) => data.has(name) && now[name] !== first[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

/** The state of the checkout form. Its fields are uncontrolled; this hook reads them after each change. */
export function useCheckoutForm(input: Input) {
  const { options, answer } = input;
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState({ values: answer?.values ?? input.fresh, version: 0 });
  const [values, setValues] = useState(start.values);
  const [found, setFound] = useState<readonly FieldName[] | null>(null);
  const steps = useFoldedSteps({ form, start: start.values, options });
  const navigation = useNavigation();
  const lost = useLostRequest();
  const { keep, keepSent } = useKeepDraft(input);
  const wrong = found ?? answer?.wrong ?? NONE;
  const { gifts, promo } = useCodes({
    form,
    start: start.values,
    answer,
    wrong,
    onWrong: setFound,
    onChange: (typed) => setValues((before) => ({ ...before, ...typed })),
  });

  // Session storage is outside React and missing on the server.
  useEffect(() => {
    const early = typedBefore(input, form.current);
    if (early.values === null) return;
    setValues(early.values);
    if (!early.isOfDraft) return;
    setStart({ values: early.values, version: 1 });
    steps.restart(early.values);
    // The page was left before the server received the draft. An ordered draft must not return there.
    if (early.isUnsent) keep(early.values);
    // Only the draft that was stored when the page was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // A refused order becomes a draft again.
  useEffect(() => {
    if (answer === undefined) return;
    keep(answer.values);
    setFound(null);
    // The answer has other options than the form.
    if (RESETS.some((code) => isRefusal<typeof placeOrder>(answer.refusal, code))) {
      setStart(({ version }) => ({ values: answer.values, version: version + 1 }));
      setValues(answer.values);
    }
  }, [answer, keep]);

  // Another kind of buyer has other ways to pay; the first of them is checked only after this render.
  const buyer = chosenBuyer(values);
  const shownBuyer = useRef(buyer);
  useEffect(() => {
    if (shownBuyer.current !== buyer) change();
    shownBuyer.current = buyer;
    // Only when the buyer changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [buyer]);

  function change() {
    if (form.current === null) return;
    const next = CHECKOUT.read(new FormData(form.current));
    setValues(next);
    keep(next);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const pressed = submitterOf(event);
    if (isWaiting(navigation, lost) || gifts.press(pressed) || promo.press(pressed)) {
      event.preventDefault();
      return;
    }
    const current = CHECKOUT.read(new FormData(event.currentTarget));
    const bad = CHECKOUT.wrong(current, options);
    setFound(bad);
    if (bad.length === 0) {
      keepSent(current);
      return;
    }
    // A way that is no longer offered has no field to mark; the answer names another way.
    if (!bad.includes('delivery')) event.preventDefault();
  }

  return {
    form,
    start,
    values,
    gifts,
    promo,
    wrong,
    isFolded: (step: StepName) => steps.isFolded(step, wrong),
    isSending: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    change,
    submit,
    finish: (step: StepName) => {
      const bad = CHECKOUT.wrong(values, options).filter((name) => STEP_FIELDS[step].includes(name));
      setFound([...wrong.filter((name) => !STEP_FIELDS[step].includes(name)), ...bad]);
      if (bad.length === 0) steps.fold(step);
    },
    open: steps.open,
    openBuyer: steps.openBuyer,
  };
}

/**
 * Values typed before the page's code was loaded: from this tab's draft, and from the fields before
 * hydration.
 */
function typedBefore(
  { accountId, cityId, kept, options, fresh, wishedPayment, answer }: Input,
  form: HTMLFormElement | null,
): { values: CheckoutValues | null; isOfDraft: boolean; isUnsent: boolean } {
  const draft = answer === undefined ? loadDraft(sessionStorage, accountId) : null;
  const isOwn = draft !== null && isNewer(draft, kept);
  const merged = isOwn
    ? withPayment(mergeOffered(fresh, draft, { options, cityId }), wishedPayment, options)
    : fresh;
  const data = form === null ? null : new FormData(form);
  const isOfDraft = CHECKOUT.fields.some((name) => merged[name] !== fresh[name]);
  const isUnsent = draft?.isSent === false;
  if (!isOfDraft) return { values: data && CHECKOUT.read(data), isOfDraft, isUnsent };
  return { values: data === null ? merged : { ...merged, ...changedIn(data, fresh) }, isOfDraft, isUnsent };
}

function isWaiting({ state }: Pick<Navigation, 'state'>, lost: ReturnType<typeof useLostRequest>): boolean {
  return state !== 'idle' && lost === null;
}

function submitterOf(event: SubmitEvent<HTMLFormElement>): HTMLElement | null {
  return event.nativeEvent.submitter;
}
