import { useSyncExternalStore } from 'react';

const SHOWN_MS = 6000;

let text: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Says what has been done, for six seconds. */
export function say(what: string): void {
  clearTimeout(timer);
  set(what);
  timer = setTimeout(() => set(null), SHOWN_MS);
}

export function useToast(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => text,
  );
}

function set(what: string | null): void {
  text = what;
  for (const listener of listeners) listener();
}
