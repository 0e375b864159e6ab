import type { SqlFragment } from '#src/platform/database/statement.ts';

/**
 * Longer than between two presses of one button, shorter than a shopper needs to come back and add the
 * same thing again.
 */
export const SENT_TWICE_SECONDS = 10;

/**
 * Whether the form with this key has added to the line a moment ago. A line that was removed meanwhile is added again.
 * @param at SQL of the time of this request
 */
export function isSentTwice(formKey: string, at: string): SqlFragment {
  return (bind) => `
    (cart_lines.removed_at is null and cart_lines.form_key = ${bind(formKey)}
      and cart_lines.form_sent_at > ${at} - interval '${SENT_TWICE_SECONDS} seconds')`;
}
