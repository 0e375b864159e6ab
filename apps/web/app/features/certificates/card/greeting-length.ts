export type GreetingLength = 'short' | 'long' | 'longest';

/** Lower-case letters in one line of the printed letter, minus the loss at line breaks. */
const PER_LINE = { short: 29, long: 37 };
/** Lines that fit an A6 sheet. */
const MAX_LINES = { short: 6, long: 7 };

const WIDE = /[жмфшщыюёwm]/;

/** Which of three font sizes a printed greeting has, so that the certificate fits one A6 sheet. */
export function greetingLength(greeting: string): GreetingLength {
  const lines = greeting.split('\n').map((line) => Math.max(1, Math.ceil(widthOf(line) / PER_LINE.short)));
  if (lines.reduce((sum, count) => sum + count, 0) <= MAX_LINES.short) return 'short';
  return widthOf(greeting) <= PER_LINE.long * MAX_LINES.long ? 'long' : 'longest';
}

/** The approximate width of a text in lower-case letters; rather too large than too small. */
function widthOf(text: string): number {
  return Array.from(text, (one) => {
    if (one.toLowerCase() !== one) return 2.2;
    return WIDE.test(one) ? 1.5 : 1;
  }).reduce((sum, width) => sum + width, 0);
}
