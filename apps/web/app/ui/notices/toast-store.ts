/** A short message about what has just happened. */
export type Toast = {
  /** SPEC 3: the message about a piece just added is its card of this type. */
  type?: 'cart-modal';
  text: string;
  /** Square picture at the left. */
  pictureUrl?: string;
  /** «Перейти», «Повторить». */
  action?: { text: string } & ({ href: string } | { onPress: () => void });
  /** Stays until it is hidden or replaced. */
  isLasting?: boolean;
};

export type ShownToast = Toast & { id: number };

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** One at a time: a new message takes the place of the old one. Returns the id to hide it by. */
export function showToast(toast: Toast): number {
  lastId += 1;
  current = { ...toast, id: lastId };
  tell();
  return lastId;
}

/** Takes the message away, unless another one has come since. */
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
