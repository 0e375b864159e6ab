import { useEffect, useMemo, useRef } from 'react';
import { keepCheckoutDraft } from '#app/lib/api/checkout-draft.ts';
import type { CheckoutValues } from './values/form-fields.ts';
import { keptValues, markSaved, saveDraft } from './values/draft.ts';

/** What is typed is kept when no key was pressed for this long. */
const PAUSE_MS = 600;

type Place = {
  accountId: number;
  cityId: number;
  /** When the draft was saved that the server had as the page was made. */
  savedAt: string | null;
};

/** Keeps what is typed in this tab, and on the server for other tabs and devices once typing pauses. A fault loses nothing here. */
export function useKeepDraft({ accountId, cityId, savedAt }: Place) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const seen = useRef(savedAt);
  const place = useRef({ accountId, cityId });
  useEffect(() => {
    place.current = { accountId, cityId };
  }, [accountId, cityId]);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return useMemo(() => {
    const stop = () => clearTimeout(timer.current ?? undefined);
    const keepHere = (values: CheckoutValues, isSent: boolean) =>
      saveDraft(sessionStorage, { ...place.current, isSent, at: Date.now(), seen: seen.current, values });
    const keepThere = async (values: CheckoutValues) => {
      const saved = await keepCheckoutDraft({
        values: keptValues(values),
        cityId: place.current.cityId,
      });
      seen.current = saved.savedAt;
      markSaved(sessionStorage, saved.savedAt);
    };
    return {
      keep: (values: CheckoutValues) => {
        stop();
        keepHere(values, false);
        timer.current = setTimeout(() => void keepThere(values).catch(() => undefined), PAUSE_MS);
      },
      /** Its order is sent, which removes the draft of the server: a later save would bring it back. */
      keepSent: (values: CheckoutValues) => {
        stop();
        keepHere(values, true);
      },
    };
  }, []);
}
