import type { Api } from '@yahont/api/compose.ts';
import { getServiceShowings, makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { sendLead } from '@yahont/contracts/leads/leads.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { askQuestion } from '@yahont/contracts/product-questions/product-questions.ts';
import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import { askForReturn } from '@yahont/contracts/returns/returns.ts';
import { writeReview } from '@yahont/contracts/reviews/reviews.ts';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { Buyer, type BuyerName } from './buyer.ts';
import { Keeper } from './keeper.ts';

/** The store in which the demo's first manager and consultant work. */
const STORE = 'petrovka-11';

/**
 * A working day of the demo: people order, pay, write and book visits, and the first store works on it, so that a
 * newcomer finds something to do in the office. Everything goes through the calls of pages and the office,
 * with messages at /dev/outbox; jobs must have been started, because they send the codes.
 */
export async function liveDemoDay(api: Pick<Api, 'fetch'>): Promise<void> {
  let count = 0;
  const come = async (name: string, lastName: string): Promise<Buyer> => {
    const who: BuyerName = { name, lastName };
    const buyer = new Buyer(api, who, (count += 1));
    await buyer.enter();
    return buyer;
  };
  const keeper = new Keeper(api);
  await keeper.enter();

  const anna = await come('Анна', 'Вяземская');
  await anna.orderFrom(STORE, { section: 'koltsa', skip: 0, payment: 'cash' });
  await anna.calls.call(askSupport, {
    body: {
      topic: 'product',
      message: 'Здравствуйте! Можно ли успеть с гравировкой «А + М» внутри кольца до пятницы?',
      email: anna.contact.email,
    },
  });

  const irina = await come('Ирина', 'Соколова');
  const paid = await irina.orderFrom(STORE, { section: 'sergi', skip: 0, payment: 'card' });
  await irina.pay(paid);

  const olga = await come('Ольга', 'Крылова');
  await keeper.assemble(await olga.orderFrom(STORE, { section: 'koltsa', skip: 2, payment: 'cash' }));

  const pavel = await come('Павел', 'Орлов');
  const gift = { section: 'podveski', skip: 0, payment: 'card', hidesPrice: true } as const;
  const present = await pavel.orderFrom(STORE, { ...gift, comment: 'Это подарок, упакуйте, пожалуйста.' });
  await pavel.pay(present);
  await keeper.makeReady(present, 'Сейф 1');

  const vera = await come('Вера', 'Ильина');
  await keeper.makeReady(
    await vera.orderFrom(STORE, { section: 'sergi', skip: 3, payment: 'cash' }),
    'Сейф 2',
  );

  await orderHome(come);
  await giveBack(await come('Екатерина', 'Морозова'), keeper);
  await praise(await come('Светлана', 'Юдина'), keeper);
  await writeFromForms(anna, pavel);
}

type Come = (name: string, lastName: string) => Promise<Buyer>;

/** Orders by courier: two wait to be collected, one for its money. */
async function orderHome(come: Come): Promise<void> {
  const natalia = await come('Наталья', 'Белова');
  const bracelet = await natalia.orderByCourier(
    { street: 'ул. Большая Ордынка', house: '17', flat: '24' },
    { section: 'braslety', skip: 0, payment: 'card' },
  );
  await natalia.pay(bracelet);
  const denis = await come('Денис', 'Фомин');
  const order = await denis.orderByCourier(
    { street: 'Ленинский проспект', house: '41', flat: '118' },
    { section: 'koltsa', skip: 5, payment: 'card', comment: 'Позвоните за час: охрана выписывает пропуск.' },
  );
  await denis.pay(order);
  const victor = await come('Виктор', 'Громов');
  const unpaid = { section: 'sergi', skip: 6, payment: 'card' } as const;
  await victor.orderByCourier({ street: 'ул. Сретенка', house: '9' }, unpaid);
}

/** A piece is given back on the day of its purchase. */
async function giveBack(buyer: Buyer, keeper: Keeper): Promise<void> {
  const order = await bought(buyer, keeper, 'koltsa', 8);
  const lineIds = order.lines.slice(0, 1).map(({ id }) => id);
  const storeId = 'storeId' in order.delivery ? order.delivery.storeId : 0;
  await buyer.calls.call(askForReturn, {
    params: { id: order.id },
    body: {
      lineIds,
      reason: 'wrong-size',
      comment: 'Кольцо велико, нужен другой размер.',
      route: { kind: 'store', storeId },
    },
  });
}

/** An owner writes a review, which waits to be read. */
async function praise(buyer: Buyer, keeper: Keeper): Promise<void> {
  await bought(buyer, keeper, 'podveski', 4);
  const { items } = await buyer.calls.call(listPurchases);
  const [piece] = items;
  if (piece === undefined) return;
  await buyer.calls.call(writeReview, {
    params: { key: piece.key },
    body: {
      mark: 5,
      text: 'Подвеска тонкая и очень аккуратная, замок надёжный. Ношу каждый день, камень играет даже вечером.',
      isSigned: true,
    },
  });
}

async function bought(buyer: Buyer, keeper: Keeper, section: string, skip: number): Promise<Order> {
  const order = await buyer.orderFrom(STORE, { section, skip, payment: 'cash' });
  await keeper.handOver(order, 'Витрина 3');
  return order;
}

/** What comes by forms and needs an answer: a company, a private showing, a question, a visit. */
async function writeFromForms({ calls, contact }: Buyer, { calls: other }: Buyer): Promise<void> {
  const person = { name: 'Мария', phone: '+7 905 700-12-31', email: 'kotova@example.ru' };
  await other.call(sendLead, {
    body: {
      lead: {
        kind: 'corporate',
        company: 'ООО «Северный свет»',
        inn: '7707083893',
        occasion: 'new-year',
        quantity: '40',
        deadline: 'до 20 декабря',
        choice: 'Серебряные подвески с гравировкой логотипа',
        ...person,
        message: 'Нужны счёт и образец до конца недели.',
      },
      acceptsPersonalData: true,
    },
  });
  const { cards } = await calls.call(getListing, { query: { section: 'koltsa' } });
  const productId = cards[0]?.id ?? 0;
  await calls.call(askQuestion, {
    body: {
      productId,
      text: 'Подойдёт ли это кольцо на каждый день, не цепляется ли оно за одежду?',
      email: contact.email,
      acceptsPersonalData: true,
    },
  });
  const showings = await calls.call(getServiceShowings, {
    query: { for: 'fitting', products: String(productId) },
  });
  const showing = showings.find(({ days }) => days.length > 0);
  const slot = showing?.days[0]?.slots[0];
  if (showing === undefined || slot === undefined) return;
  await calls.call(makeAppointment, {
    body: {
      shown: { kind: 'fitting', productIds: [productId] },
      storeId: showing.store.id,
      startsAt: slot.startsAt,
      name: contact.name,
      phone: contact.phone,
      acceptsPersonalData: true,
    },
  });
}
