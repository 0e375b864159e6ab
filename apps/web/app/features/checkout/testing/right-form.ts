import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks, roubles, ZERO } from '@yahont/values/money.ts';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import type { CheckoutValues } from '../values/form-fields.ts';
import { initialValues } from '../values/initial-values.ts';

const store: CheckoutOptions['pickup'][number]['store'] = {
  id: 7,
  code: 'petrovka',
  name: 'Петровка, 11',
  cityId: 216,
  cityName: 'Москва',
  cityCode: 'moskva',
  address: 'ул. Петровка, 11',
  metro: 'Театральная',
  phone: '',
  lat: 0,
  lon: 0,
  hours: [null, null, null, null, null, null, null],
  specialDays: [],
  hoursText: '',
  isOpenNow: false,
  openText: 'Закрыто',
  services: [],
};
/** A courier on two days, one store, no other way of delivery, and every way to pay. */
export const options: CheckoutOptions = {
  isShipped: true,
  pieces: [kopecks(1_000_000)],
  units: [
    { price: kopecks(1_000_000), isDiscounted: true, isMoneyOnly: false, setDiscount: kopecks(0), piece: 0 },
  ],
  totals: {
    quantity: 1,
    full: kopecks(1_000_000),
    saleDiscount: ZERO,
    promoDiscount: ZERO,
    setDiscount: kopecks(0),
    services: ZERO,
    moneyOnly: ZERO,
    goods: kopecks(1_000_000),
    instalment: null,
    bonus: 300,
  },
  courier: {
    price: kopecks(39_000),
    freeFrom: kopecks(2_000_000),
    dates: ['2026-11-21', '2026-11-22'],
    intervals: [],
    early: null,
    isCarried: false,
    fitting: { minutes: 15, pieces: 3, isOffered: true },
  },
  express: null,
  point: null,
  pickup: [{ store, readyDate: '2026-11-21', isAllInStore: false, early: null }],
  paymentRules: {
    cardMax: roubles(350_000),
    sbpMax: null,
    sberpayMax: null,
    cashMax: roubles(100_000),
    cardOnReceipt: false,
    credit: { ...DEMO_INSTALMENT, to: roubles(100_000) },
    parts: null,
    invoice: { days: 3 },
  },
  held: [],
  cards: { canSave: true, saved: [] },
  certificates: [],
  bonus: { balance: 1000, spendable: 1000 },
  buyer: { lastKind: 'person', company: null, openInvoices: 0, openCashOrders: 0, canFind: false },
};
/** A shopper with points and without an e-mail. */
export const user = {
  id: 1,
  phone: '+79162041833',
  email: null,
  name: 'Анна',
  lastName: 'Воронцова',
  surName: '',
  birthDate: null,
  isBirthDateGiven: false,
  isEmailVerified: false,
  bonus: 1000,
};
/** A form that can be sent. */
export const right: CheckoutValues = {
  ...initialValues({ user, addresses: [] }, options),
  street: 'Арбат',
  house: '1',
  offer: 'on',
  personal: 'on',
};
