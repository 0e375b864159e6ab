import type { OrderForMessages } from '../../order-for-messages.ts';

type Asked = Pick<OrderForMessages, 'noCalls'>;

/** What a courier does before the visit; none is promised to a buyer who wants no calls. `long` follows «Курьер». */
export const CALLS = {
  short: ({ noCalls }: Asked) => (noCalls ? 'Приедет без звонка' : 'Позвонит перед приездом'),
  long: ({ noCalls }: Asked) => (noCalls ? 'приедет без звонка' : 'позвонит перед приездом'),
};

/** « с 10:00 до 14:00», « до 17:30»; empty where couriers come at any time of the day. */
export function hoursOf({ visitHours }: Pick<OrderForMessages, 'visitHours'>): string {
  if (visitHours === null) return '';
  const { from, to } = visitHours;
  return from === null ? ` до ${to}` : ` с ${from} до ${to}`;
}
