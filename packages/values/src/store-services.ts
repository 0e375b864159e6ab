/** Services of stores, the usual ones first; the codes are values of addresses and never change. */
export const STORE_SERVICES = [
  'cleaning',
  'ring-sizing',
  'repair',
  'gift-wrap',
  'engraving',
  'gold',
  'fitting',
  'diamonds',
  'royal',
  'parking',
] as const;
export type StoreService = (typeof STORE_SERVICES)[number];

const NAMES: Readonly<Record<StoreService, string>> = {
  cleaning: 'Чистка',
  'ring-sizing': 'Подбор размера',
  repair: 'Ремонт',
  'gift-wrap': 'Подарочная упаковка',
  engraving: 'Гравировка',
  gold: 'Обмен золота',
  fitting: 'Примерка по\u00A0записи',
  diamonds: 'Подбор бриллианта',
  royal: 'Показ царских камней',
  parking: 'Парковка',
};

/** «Обмен золота» of `gold`. */
export function storeServiceName(service: StoreService): string {
  return NAMES[service];
}
