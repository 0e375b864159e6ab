/** Longest message to a buyer, characters; an SMS is two parts long, with «Яхонт: » before the text. */
export const ORDER_MESSAGE_MAX = { sms: 127, mail: 2000 } as const;
export const MESSAGE_CHANNELS = ['sms', 'mail'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** `held`: waits for the morning of the buyer's city; `unknown`: it is too old for a record of its sending. */
export const MESSAGE_STATES = ['held', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
