import type { Log } from '../log.ts';

/** Current problems, for `/readyz` and the log. */
export type Troubles = {
  /**
   * `text`: what does not work and what follows; null: it works again. `until`: when the problem ends
   * by itself.
   */
  tell: (name: string, text: string | null, until?: Date) => void;
  /** Texts of the current problems. */
  list: () => readonly string[];
  /** Their names, which are constants of the code. */
  names: () => readonly string[];
};

/** Logs each problem when it begins and when it ends, unless it ends by itself. */
export function createTroubles(log: Log, now: () => Date = () => new Date()): Troubles {
  const lasting = new Map<string, { text: string; until: Date | undefined }>();
  const lasts = ({ until }: { until: Date | undefined }) => until === undefined || until > now();
  return {
    tell: (name, text, until) => {
      const before = lasting.get(name);
      if (text === null) {
        if (lasting.delete(name)) log.info({ trouble: name }, `over: ${before?.text ?? name}`);
        return;
      }
      lasting.set(name, { text, until });
      if (before === undefined || !lasts(before)) log.warn({ trouble: name }, text);
    },
    names: () =>
      Array.from(lasting, ([name, trouble]) => (lasts(trouble) ? name : null)).filter(
        (name) => name !== null,
      ),
    list: () => [...lasting.values()].filter(lasts).map(({ text }) => text),
  };
}
