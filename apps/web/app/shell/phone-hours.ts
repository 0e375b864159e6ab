/** What `PHONE_HOURS` says, in whole hours of Moscow; of its own, so that the frame of a page does without it. */
export const PHONE_FROM_TO = { from: 9, to: 21 };
