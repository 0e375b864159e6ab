import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { typedBefore } from './typed-before.ts';

/** A consent must be given each time, and tokens work once. */
const NEVER_KEPT = new Set(['acceptsPersonalData', 'smart-token', 'intent']);

/**
 * Saves the typed values of a form while its tab is open, so that a reload or a visit to another page loses
 * nothing. Closing the tab or sending the form deletes them.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { kind, place, isSent }: { kind: LeadKind; place: string; isSent: boolean },
): { keep: () => void } {
  const key = place === '' ? `form-${kind}` : `form-${kind} ${place}`;
  const [before] = useState(() => typedBefore(place));
  // Runs in the commit that replaces the server's markup, so that the on-screen keyboard stays open.
  useLayoutEffect(() => before?.fillIn(form.current), [form, before]);
  useEffect(() => {
    if (form.current !== null) fill(form.current, read(key));
  }, [form, key]);
  useEffect(() => {
    if (isSent) sessionStorage.removeItem(key);
  }, [isSent, key]);
  return {
    keep: () => {
      if (form.current === null) return;
      const texts = [...new FormData(form.current)].filter(
        ([name, value]) => typeof value === 'string' && !NEVER_KEPT.has(name),
      );
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)));
      } catch {
        // Storage may be full or forbidden: the form works without it.
      }
    },
  };
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Fills only empty fields: values from the server or the page take precedence. */
function fill(form: HTMLFormElement, kept: Readonly<Record<string, unknown>>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (kept[control.name] === control.value) control.checked = true;
      continue;
    }
    const isText =
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && !['hidden', 'checkbox', 'file'].includes(control.type));
    const text = isText ? kept[control.name] : undefined;
    if (isText && control.value === '' && typeof text === 'string') control.value = text;
  }
}
