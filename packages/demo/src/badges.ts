import type { ImportBadge, ImportHousePhone } from '@yahont/contracts/callers/callers.ts';
import type { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { hashOf } from './hash.ts';

/**
 * The shop's phone numbers besides those of stores. Nobody calls from the toll-free one: it only
 * receives calls.
 */
export function demoHousePhones(): ImportHousePhone[] {
  return [
    { phone: '8 800 700-12-24', owner: 'Единый телефон «Яхонта»', callsOut: false, isEnded: false },
    { phone: '+7 (495) 127-40-01', owner: 'Служба заботы о покупателях', callsOut: true, isEnded: false },
    { phone: '+7 (495) 127-40-02', owner: 'Служба доставки', callsOut: true, isEnded: false },
    { phone: '+7 (495) 127-40-03', owner: 'Частные показы', callsOut: true, isEnded: false },
  ];
}

const FIRST_NAMES = ['Анна', 'Ольга', 'Мария', 'Елена', 'Дарья', 'Софья', 'Вера', 'Нина', 'Полина', 'Лидия'];
const SURNAMES = [
  'Арсеньева',
  'Белова',
  'Воронцова',
  'Громова',
  'Данилова',
  'Ершова',
  'Журавлёва',
  'Зимина',
  'Истомина',
  'Калинина',
  'Лаврова',
  'Мельникова',
  'Нестерова',
];
const COURIERS = ['Семён Орлов', 'Павел Ветров', 'Артём Соколов', 'Игорь Лебедев', 'Денис Чижов'];
const IN_STORE = 3;

/** Badges of three people of every store and of the couriers. A number depends on the place and the name alone. */
export function demoBadges(stores: readonly ImportStore[]): ImportBadge[] {
  const ofStores = stores.flatMap(({ code }, place) =>
    Array.from({ length: IN_STORE }, (_, seat) => {
      // Ten first names and thirteen surnames have no common divisor: the first 130 names differ.
      const turn = place * IN_STORE + seat;
      const name = `${FIRST_NAMES[turn % FIRST_NAMES.length]} ${SURNAMES[turn % SURNAMES.length]}`;
      return { name, storeCode: code, service: '' };
    }),
  );
  const couriers = COURIERS.map((name) => ({ name, storeCode: null, service: 'служба доставки' }));
  const left = { name: 'Кирилл Прохоров', storeCode: null, service: 'служба доставки', hasLeft: true };
  const used = new Set<string>();
  return [...ofStores, ...couriers, left].map((badge) => ({
    hasLeft: false,
    ...badge,
    number: freeNumber(`${badge.storeCode ?? badge.service} ${badge.name}`, used),
  }));
}

/** Six digits, of which no two badges have the same. */
function freeNumber(text: string, used: Set<string>): string {
  let number = 100_000 + (hashOf(text) % 900_000);
  while (used.has(String(number))) number = number === 999_999 ? 100_000 : number + 1;
  used.add(String(number));
  return String(number);
}
