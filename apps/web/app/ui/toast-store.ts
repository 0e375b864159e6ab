/** A short message about what has just happened. */
export type Toast = {
  text: string;
  /** Square picture at the left. */
  pictureUrl?: string;
  /** «Перейти». */
  action?: { text: string; href: string };
};

export type ShownToast = Toast & { id: number };

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** One at a time: a new message takes the place of the old one. */
export function showToast(toast: Toast): void {
  lastId += 1;
  current = { ...toast, id: lastId };
  tell();
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
