/** Intents of the buttons beside the gift certificates: apply the typed code, or remove an applied one. */
export type CertificateIntent = { kind: 'apply' } | { kind: 'remove'; id: string };

export const APPLY_INTENT = 'apply-certificate';
const REMOVE = 'remove-certificate:';

/** The value of the button that removes a certificate. */
export function removeIntent(id: string): string {
  return `${REMOVE}${id}`;
}

/** The intent of a pressed button; null for any other button. */
export function certificateIntent(value: string): CertificateIntent | null {
  if (value === APPLY_INTENT) return { kind: 'apply' };
  return value.startsWith(REMOVE) ? { kind: 'remove', id: value.slice(REMOVE.length) } : null;
}
