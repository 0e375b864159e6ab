/** What every shop does. */
export const usualServices = ['Чистка', 'Подбор размера', 'Ремонт', 'Подарочная упаковка'];

/** With a laser on the spot. */
export const withEngraving = [...usualServices, 'Гравировка', 'Обмен золота'];

/** The large houses: a gemmologist and the safe with loose diamonds. */
export const flagshipServices = [
  ...withEngraving,
  'Подбор бриллианта',
  'Показ царских камней',
  'Примерка по записи',
];
