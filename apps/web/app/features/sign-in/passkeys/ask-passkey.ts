import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { answerOf, type PasskeyOutcome } from './passkey-outcome.ts';
import { postForOptions } from './post-for-options.ts';

/** Ends a question of the browser that nobody waits for any more. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Asks the browser for a passkey. `autofill` offers it in the list under the phone field and waits there; otherwise the
 * browser opens its own window. A question that is no longer wanted when its options come would end the one that is.
 */
export async function askPasskey({
  autofill,
  isWanted = () => true,
}: {
  autofill: boolean;
  isWanted?: () => boolean;
}): Promise<PasskeyOutcome> {
  if (autofill && !(await browserSupportsWebAuthnAutofill())) return { kind: 'cancelled' };
  const options = await postForOptions<PublicKeyCredentialRequestOptionsJSON>('/api/auth/passkey/options');
  if (options === null || options === 'proof-needed') return { kind: 'failed' };
  if (!isWanted()) return { kind: 'cancelled' };
  return answerOf(startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill }));
}
