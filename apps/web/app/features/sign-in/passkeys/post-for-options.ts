const FORBIDDEN = 403;

/**
 * A challenge of the API with options for the browser; `proof-needed` when the owner must prove their
 * identity first, null when the API refuses for another reason. Not in `lib/api/browser.ts`, which every page
 * loads.
 */
export async function postForOptions<Options>(
  address: '/api/auth/passkey/options' | '/api/user/passkeys/options',
): Promise<Options | 'proof-needed' | null> {
  try {
    const response = await fetch(address, { method: 'POST', headers: { accept: 'application/json' } });
    if (response.status === FORBIDDEN) return 'proof-needed';
    if (!response.ok) return null;
    // safe: the API sends options that its library made for exactly this browser call
    const { options } = (await response.json()) as { options: Options };
    return options;
  } catch {
    return null;
  }
}
