import type { OrderForMessages } from '../../order-for-messages.ts';

type CallWishes = Pick<OrderForMessages, 'noCalls' | 'receiver'>;

/**
 * What a courier does before the visit; no call is promised to a buyer who wants none. `long` follows
 * «Курьер».
 */
export const CALLS = {
  short: ({ noCalls }: CallWishes) => (noCalls ? 'Приедет без звонка' : 'Позвонит перед приездом'),
  long: ({ noCalls, receiver }: CallWishes) => {
    if (noCalls) return 'приедет без звонка';
    if (receiver === null) return 'позвонит перед приездом';
    return receiver.isSurprise
      ? 'позвонит перед приездом вам, а не получателю'
      : 'позвонит получателю перед приездом';
  },
};

/** « с 10:00 до 14:00», « до 17:30»; empty when couriers come at any time of the day. */
export function hoursOf({ visitHours }: Pick<OrderForMessages, 'visitHours'>): string {
  if (visitHours === null) return '';
  const { from, to } = visitHours;
  return from === null ? ` до ${to}` : ` с ${from} до ${to}`;
}
