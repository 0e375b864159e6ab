import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';

const ADDRESS = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Ten digits and more, with the signs that people write between them. */
const PHONE = /\+?\d(?:[ ()-]*\d){9,}/g;

/** Words of a provider without the addresses and phones that it may repeat in them. */
export function maskWords(text: string): string {
  return text
    .replaceAll(ADDRESS, maskRecipient)
    .replaceAll(PHONE, (phone) => maskRecipient(phone.replaceAll(/[ ()-]/g, '')));
}
