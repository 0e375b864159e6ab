import { useEffect, type FormEvent, type RefObject } from 'react';

/**
 * Keeps the typed text in this tab until it is sent, so that a reload or a way back loses nothing.
 * @param form its field `text` gets the draft while it is empty
 * @param sent the text as the shop has it: the draft has been sent, or its review was changed since
 */
export function useTextDraft(
  form: RefObject<HTMLFormElement | null>,
  { key, sent }: { key: string; sent: string | null },
) {
  const name = `review-draft-${key}`;
  const isSent = sent !== null;
  useEffect(() => {
    if (isSent) {
      remove(name);
      return;
    }
    const field = form.current?.elements.namedItem('text');
    if (!(field instanceof HTMLTextAreaElement) || field.value !== '') return;
    field.value = read(name);
  }, [form, name, isSent]);
  return {
    keep: ({ target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLTextAreaElement && target.name === 'text') write(name, target.value);
    },
  };
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    // Storage may be blocked; the form works without it.
    return '';
  }
}

function write(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // As above, or the storage is full.
  }
}

function remove(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}
