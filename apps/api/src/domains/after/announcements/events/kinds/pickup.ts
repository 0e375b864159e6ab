import { dayOf, inStore, storeOf } from '../families/order-words.ts';
import { codeWords, keptWords, lastDay, passportWords, place } from '../families/store-words.ts';
import { comingToReceiver, nobodyMet, onItsWay } from './by-courier.ts';
import { PIECES_LAPSED, type KindWords } from './kind-words.ts';

export const pickup: KindWords = {
  comes: (order) => `Напишем, когда заказ можно забрать; ждём к ${dayOf(order)}: ${place(order)}.`,
  comesShort: (order) => `Напишем, когда можно забрать: ждём к ${dayOf(order)}.`,
  late: () => 'Напишем, когда заказ можно забрать.',
  comingAt: (order) => ({ whenAndWhere: `ждём к ${dayOf(order)}, ${storeOf(order)}` }),
  readyAt: (order) => ({ whenAndWhere: inStore(order) }),
  handOver: (order) => `Ждём вас: ${place(order)}. ${keptWords(order)}${passportWords(order)}`,
  readySms: (order) => ({
    before: 'Ждём вас: ',
    place: place(order),
    after: `. ${keptWords(order)}${codeWords(order)}${order.receiver === null && lastDay(order) === null ? 'Возьмите с собой' : 'Нужен'} паспорт${order.receiver === null ? '' : ' получателя'}.`,
  }),
  onItsWay,
  notDelivered: nobodyMet,
  lapse: PIECES_LAPSED,
  arrived: null,
  receiverSteps: { ready: 'receiver-order-ready' },
  receiverComing: comingToReceiver,
  work: (order) => ({
    way: `Самовывоз: ${order.storeName ?? order.deliveryAddress}, обещан к ${dayOf(order)}.`,
    task: 'соберите заказ в салоне и отметьте, что он готов: тогда покупатель получит код.',
  }),
};
