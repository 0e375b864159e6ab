import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { answerOf, type PasskeyOutcome } from './passkey-outcome.ts';
import { postForOptions } from './post-for-options.ts';

/** Aborts a passkey prompt that is no longer needed. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Asks the browser for a passkey. `autofill` offers passkeys in the list under the phone field and waits
 * there; otherwise the browser opens its own window. If the prompt is aborted while its options load, it must
 * not start: it would end the newer prompt.
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
