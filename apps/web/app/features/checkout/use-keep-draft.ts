import { useEffect, useRef } from 'react';
import type { DraftValues } from '@yahont/contracts/checkout/draft.ts';
import { keepCheckoutDraft } from '#app/lib/api/checkout-draft.ts';

/** Typing goes on for longer than this between two keys. */
const PAUSE_MS = 600;

/** Keeps what is typed on the server, for other tabs and devices, once typing pauses. A fault loses nothing here. */
export function useKeepDraft(): (values: DraftValues) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return (values) => {
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(() => void keepCheckoutDraft(values).catch(() => undefined), PAUSE_MS);
  };
}
