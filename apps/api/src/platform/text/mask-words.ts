import { maskRecipient } from '../messages/mask-recipient.ts';

/** Bounded, so that a long word without the sign is read once. */
const ADDRESS = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
/** A Russian phone, also without its code of the country, with the signs that people write between digits. */
const PHONE = /(?<![\w.-])(?:(?:\+?7|8)[ ()-]{0,2})?9\d{2}[ ()-]{0,2}\d{3}[ -]?\d{2}[ -]?\d{2}(?!\d)/g;

/** Words of a machine without the addresses and phones that it may repeat in them. */
export function maskWords(text: string): string {
  return text
    .replaceAll(ADDRESS, maskRecipient)
    .replaceAll(PHONE, (phone) => maskRecipient(phone.replaceAll(/[ ()-]/g, '')));
}
