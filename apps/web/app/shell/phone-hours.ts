/** `PHONE_HOURS` as whole hours in Moscow; in a separate file, because the frame does not need it. */
export const PHONE_FROM_TO = { from: 9, to: 21 };
