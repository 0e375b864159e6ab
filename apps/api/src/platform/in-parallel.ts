/**
 * Runs the same work for many things, at most `most` at a time. Returns results in the order of the
 * things. Rejects with the first error; work already started continues.
 */
export async function inParallel<T, R>(
  things: readonly T[],
  most: number,
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  const waiting = things.entries();
  const worker = async (): Promise<void> => {
    for (const [index, thing] of waiting) answers[index] = await work(thing);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return answers;
}
