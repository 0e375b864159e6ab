import type { CallContext } from '#src/platform/context.ts';

type Way = 'code' | 'passkey';

/** Writes to the log that an account signed in. A line never has a phone, a code or a token. */
export function logSignIn({ log }: CallContext, facts: { accountId: number; way: Way }): void {
  log.info(facts, 'signed in');
}

/** Writes to the log that a sign-in was refused, and why: many of one reason in a minute are an attack. */
export function logRefusedSignIn({ log }: CallContext, facts: { way: Way; reason: string }): void {
  log.info(facts, 'a sign-in was refused');
}
