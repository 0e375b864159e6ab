import type { placeOrder, CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from 'react-router';
import type { KeptDraft } from '@yahont/contracts/checkout/draft.ts';
import { useLostRequest } from '#app/base/requests/lost-request.ts';
import { useCertificates } from './certificates/use-certificates.ts';
import { chosenBuyer } from './values/checkout-sums.ts';
import { CHECKOUT } from './values/checkout-values.ts';
import { STEP_FIELDS, type CheckoutValues, type FieldName, type StepName } from './values/form-fields.ts';
import { isNewer, loadDraft, mergeOffered } from './values/draft.ts';
import { usePromo } from './promo/use-promo.ts';
import { useKeepDraft } from './use-keep-draft.ts';
import type { NotPlaced } from './place-order.server.ts';

type Input = {
  accountId: number;
  cityId: number;
  /** When the draft of the server was saved, which `fresh` has, and looked for. */
  kept: Pick<KeptDraft, 'savedAt' | 'readAt'>;
  options: CheckoutOptions;
  /** Values of the form without a draft of this tab and an answer. */
  fresh: CheckoutValues;
  answer: NotPlaced | undefined;
};

const RESETS = ['city-changed', 'delivery-unavailable', 'date-changed'] as const;
const NONE: readonly FieldName[] = [];
const STEPS: readonly StepName[] = ['contact', 'delivery', 'payment', 'wishes'];

/** What the fields of a form hold that differs from its first values; a field that is not shown holds nothing. */
function changedIn(data: FormData, first: CheckoutValues): Partial<CheckoutValues> {
  const now = CHECKOUT.read(data);
  const changed = CHECKOUT.fields.filter((name) => data.has(name) && now[name] !== first[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

/** The state of the checkout form. Its fields are uncontrolled; this hook reads them after each change. */
export function useCheckoutForm({ accountId, cityId, kept, options, fresh, answer }: Input) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState({ values: answer?.values ?? fresh, version: 0 });
  const [values, setValues] = useState(start.values);
  const [found, setFound] = useState<readonly FieldName[] | null>(null);
  const [folded, setFolded] = useState<ReadonlySet<StepName>>(() => startFolded(start.values, options));
  const navigation = useNavigation();
  const lost = useLostRequest();
  const { keep, keepSent } = useKeepDraft({ accountId, cityId, savedAt: kept.savedAt });
  const wrong = found ?? answer?.wrong ?? NONE;
  const gifts = useCertificates({
    form,
    start: start.values.certificates,
    startRefusal: answer?.codeRefusal ?? null,
    onChange: (certificates) => {
      setFound(wrong.filter((name) => name !== 'certificateCode'));
      setValues((typed) => ({ ...typed, certificates }));
    },
    onRefused: () => setFound([...wrong, 'certificateCode']),
  });

  const promo = usePromo({
    form,
    startRefusal: answer?.promoRefusal ?? null,
    onChange: () => {
      setFound(wrong.filter((name) => name !== 'promoCode'));
      setValues((typed) => ({ ...typed, promoCode: '' }));
    },
    onRefused: () => setFound([...wrong, 'promoCode']),
  });

  // Session storage is outside React and missing on the server.
  useEffect(() => {
    const draft = answer === undefined ? loadDraft(sessionStorage, accountId) : null;
    const isOwn = draft !== null && isNewer(draft, kept);
    const merged = isOwn ? mergeOffered(fresh, draft, { options, cityId }) : fresh;
    // The shopper may have changed fields before hydration.
    const data = form.current === null ? null : new FormData(form.current);
    if (CHECKOUT.fields.every((name) => merged[name] === fresh[name])) {
      if (data !== null) setValues(CHECKOUT.read(data));
      return;
    }
    const next = data === null ? merged : { ...merged, ...changedIn(data, fresh) };
    setStart({ values: next, version: 1 });
    setValues(next);
    setFolded(startFolded(next, options));
    // The page was left before the server had it. What was ordered must not come back there.
    if (draft?.isSent === false) keep(next);
    // Only what lay there when the page was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // A refused order becomes a draft again.
  useEffect(() => {
    if (answer === undefined) return;
    keep(answer.values);
    setFound(null);
    // Its answer has other choices than the form.
    if (RESETS.some((code) => isRefusal<typeof placeOrder>(answer.refusal, code))) {
      setStart(({ version }) => ({ values: answer.values, version: version + 1 }));
      setValues(answer.values);
    }
  }, [answer, keep]);

  // Another buyer has other ways to pay, of which the first one is checked only after this render.
  const buyer = chosenBuyer(values);
  const shownBuyer = useRef(buyer);
  useEffect(() => {
    if (shownBuyer.current !== buyer) change();
    shownBuyer.current = buyer;
    // Nothing but the buyer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [buyer]);

  function change() {
    if (form.current === null) return;
    const next = CHECKOUT.read(new FormData(form.current));
    setValues(next);
    keep(next);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (navigation.state !== 'idle' && lost === null) {
      event.preventDefault();
      return;
    }
    const pressed = submitterOf(event);
    if (gifts.press(pressed) || promo.press(pressed)) {
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
    // A way that is not offered any more has no field to mark: the answer has another one.
    if (!bad.includes('delivery')) event.preventDefault();
  }

  function finish(step: StepName) {
    const fields = STEP_FIELDS[step];
    const others = wrong.filter((name) => !fields.includes(name));
    const bad = CHECKOUT.wrong(values, options).filter((name) => fields.includes(name));
    setFound([...others, ...bad]);
    if (bad.length > 0) return;
    setFolded(new Set([...folded, step]));
    const next = STEPS.slice(STEPS.indexOf(step) + 1).find((name) => !folded.has(name));
    document.getElementById(`step-${next ?? step}`)?.focus();
  }

  function open(step: StepName) {
    setFolded(new Set([...folded].filter((name) => name !== step)));
    document.getElementById(`step-${step}`)?.focus();
  }

  function openBuyer() {
    // The choice must be rendered before it can be focused.
    flushSync(() => open('contact'));
    form.current?.querySelector<HTMLInputElement>('input[name="buyer"]:checked')?.focus();
  }

  const isFolded = (step: StepName) =>
    folded.has(step) && !wrong.some((name) => STEP_FIELDS[step].includes(name));

  return {
    form,
    start,
    values,
    gifts,
    promo,
    wrong,
    isFolded,
    isSending: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    change,
    submit,
    finish,
    open,
    openBuyer,
  };
}

function submitterOf(event: SubmitEvent<HTMLFormElement>): HTMLElement | null {
  return event.nativeEvent.submitter;
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
