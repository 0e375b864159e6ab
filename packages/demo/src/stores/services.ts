/** Services of every store. */
export const usualServices = ['Чистка', 'Подбор размера', 'Ремонт', 'Подарочная упаковка'];

/** With a laser in the store. */
export const withEngraving = [...usualServices, 'Гравировка', 'Обмен золота'];

/** Large stores: a gemmologist, and the safe with loose diamonds. */
export const flagshipServices = [
  ...withEngraving,
  'Подбор бриллианта',
  'Показ царских камней',
  'Примерка по записи',
];
