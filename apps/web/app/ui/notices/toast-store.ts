import type { ReactNode } from 'react';

/** A short message about what has just happened. */
export type Toast = {
  /** Text, or a card of its subject. */
  content: ReactNode;
  /** «Перейти», «Повторить». */
  action?: { text: string } & ({ href: string } | { onPress: () => void });
  /** Shown until it is hidden or replaced. */
  isLasting?: boolean;
};

export type ShownToast = Toast & { id: number };

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** One at a time: a new message replaces the old one. Returns the id for hiding it. */
export function showToast(toast: Toast): number {
  lastId += 1;
  current = { ...toast, id: lastId };
  tell();
  return lastId;
}

/** Hides the message, unless another one has replaced it. */
export function hideToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  tell();
}

export function currentToast(): ShownToast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
