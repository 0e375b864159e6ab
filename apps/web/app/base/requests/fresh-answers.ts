type Entry<Answer> = { until: number; coming: Promise<Answer>; known?: Answer };

/**
 * Answers of one call by its key, for parts that ask once and show what comes: TanStack Query would be 7 KB for them. An
 * answer is reused for so many milliseconds after the question; a failed call is forgotten.
 */
export function freshAnswers<Key, Answer>(load: (key: Key) => Promise<Answer>, freshMs: number) {
  const entries = new Map<Key, Entry<Answer>>();

  function ask(key: Key): Promise<Answer> {
    const before = entries.get(key);
    if (before !== undefined && Date.now() < before.until) return before.coming;
    const entry: Entry<Answer> = { ...before, until: Date.now() + freshMs, coming: load(key) };
    entries.set(key, entry);
    entry.coming.then(
      (answer) => (entry.known = answer),
      () => (entry.until = 0),
    );
    return entry.coming;
  }

  /** The last answer, even an old one. */
  const known = (key: Key): Answer | undefined => entries.get(key)?.known;

  return { ask, known };
}
