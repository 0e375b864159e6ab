import { comingToReceiver, nobodyMet, onItsWay } from './by-courier.ts';
import type { KindWords } from './kind-words.ts';

const ON_ITS_PAGE = 'Как дойдёт подарок, видно на странице заказа; там же его можно распечатать.';

export const electronic: KindWords = {
  comes: () => ON_ITS_PAGE,
  comesShort: () => 'Как дойдёт подарок, видно на странице заказа.',
  late: () => ON_ITS_PAGE,
  comingAt: () => ({}),
  readyAt: () => ({}),
  handOver: () => 'Его можно открыть на странице заказа.',
  readySms: () => ({ before: 'Его можно открыть на странице заказа.' }),
  onItsWay,
  notDelivered: nobodyMet,
  lapse: 'Оплата не поступила вовремя. Сертификат можно заказать снова.',
  arrived: null,
  receiverSteps: {},
  receiverComing: comingToReceiver,
  work: () => ({ way: 'Электронный заказ.', task: 'он отправится сам.' }),
};
