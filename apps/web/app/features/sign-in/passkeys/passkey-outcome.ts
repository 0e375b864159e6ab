/**
 * What became of a question for a passkey: the answer as JSON; `cancelled` when the person thought better of it or the
 * browser cannot; `failed` when the shop did not give its challenge.
 */
export type PasskeyOutcome = { kind: 'answered'; answer: string } | { kind: 'cancelled' | 'failed' };

/** Lets the browser answer a challenge. It has said itself why there is no answer. */
export async function answerOf(question: Promise<object>): Promise<PasskeyOutcome> {
  try {
    return { kind: 'answered', answer: JSON.stringify(await question) };
  } catch {
    // Cancelled, timed out or replaced by another question.
    return { kind: 'cancelled' };
  }
}
