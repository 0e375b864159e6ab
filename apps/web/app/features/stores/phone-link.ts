/** `tel:` address of a phone as it is written for people. */
export function formatPhoneLink(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return `tel:+${digits.startsWith('8') ? `7${digits.slice(1)}` : digits}`;
}
