/**
 * Whether this browser has passkeys, which it has on pages with HTTPS and on `localhost` alone, and reads their options
 * from JSON, as all of them do since 2025.
 */
export function hasPasskeys(): boolean {
  if (typeof PublicKeyCredential !== 'function' || !isSecureContext) return false;
  return 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Cancelled, timed out, or replaced by another question: the browser has shown why. */
export class PasskeyCancelled extends Error {}

type Options = Record<string, unknown>;

/** The browser asks for a passkey. Throws PasskeyCancelled. */
export async function signChallenge(options: Options): Promise<AuthenticationResponseJSON> {
  // safe: the API sends options that its library made for exactly this browser call
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
  const credential = await answered(navigator.credentials.get({ publicKey }));
  // safe: what the browser answers to a request
  return credential.toJSON() as AuthenticationResponseJSON;
}

/** The browser makes a passkey. Throws PasskeyCancelled. */
export async function makePasskey(options: Options): Promise<RegistrationResponseJSON> {
  // safe: as above
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const credential = await answered(navigator.credentials.create({ publicKey }));
  // safe: what the browser answers to a creation
  return credential.toJSON() as RegistrationResponseJSON;
}

async function answered(question: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await question;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (cause) {
    throw new PasskeyCancelled('no answer of a passkey', { cause });
  }
  throw new PasskeyCancelled('another kind of credential');
}
