import type { Log } from '../log.ts';

/** What is out of order at this moment, for `/readyz` and the log. */
export type Troubles = {
  /** `text`: what does not work and what follows; null: it works again. */
  tell: (name: string, text: string | null) => void;
  /** The texts of those that last. */
  list: () => readonly string[];
};

/** Logs each trouble when it begins and when it is over. */
export function createTroubles(log: Log): Troubles {
  const lasting = new Map<string, string>();
  return {
    tell: (name, text) => {
      const before = lasting.get(name);
      if (text === null) {
        if (lasting.delete(name)) log.info({ trouble: name }, `over: ${before ?? name}`);
        return;
      }
      lasting.set(name, text);
      if (before === undefined) log.warn({ trouble: name }, text);
    },
    list: () => [...lasting.values()],
  };
}
