import type { OrderForMessages } from '../../order-for-messages.ts';

type Asked = Pick<OrderForMessages, 'noCalls' | 'receiver'>;

/** What a courier does before the visit; none is promised to a buyer who wants no calls. `long` follows «Курьер». */
export const CALLS = {
  short: ({ noCalls }: Asked) => (noCalls ? 'Приедет без звонка' : 'Позвонит перед приездом'),
  long: ({ noCalls, receiver }: Asked) => {
    if (noCalls) return 'приедет без звонка';
    if (receiver === null) return 'позвонит перед приездом';
    return receiver.isSurprise
      ? 'позвонит перед приездом вам, а не получателю'
      : 'позвонит получателю перед приездом';
  },
};

/** « с 10:00 до 14:00», « до 17:30»; empty where couriers come at any time of the day. */
export function hoursOf({ visitHours }: Pick<OrderForMessages, 'visitHours'>): string {
  if (visitHours === null) return '';
  const { from, to } = visitHours;
  return from === null ? ` до ${to}` : ` с ${from} до ${to}`;
}
