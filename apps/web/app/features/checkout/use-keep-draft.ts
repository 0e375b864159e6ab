import { useEffect, useMemo, useRef } from 'react';
import { keepCheckoutDraft } from '#app/lib/api/checkout-draft.ts';
import type { CheckoutValues } from './values/form-fields.ts';
import { keptValues, markSaved, saveDraft } from './values/draft.ts';

/** Typed values are saved when no key was pressed for this long. */
const PAUSE_MS = 600;

type Place = {
  accountId: number;
  cityId: number;
  /** When the server's draft was saved, as of the rendering of the page. */
  kept: { savedAt: string | null };
};

/**
 * Saves typed values in this tab, and on the server for other tabs and devices once typing pauses. A failed
 * save loses nothing in this tab.
 */
export function useKeepDraft({ accountId, cityId, kept: { savedAt } }: Place) {
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
      /**
       * Called when the order is sent. The order removes the server's draft; a later save would restore it.
       */
      keepSent: (values: CheckoutValues) => {
        stop();
        keepHere(values, true);
      },
    };
  }, []);
}
