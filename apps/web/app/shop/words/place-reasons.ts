import { nbsp } from '@yahont/values/text/typography.ts';

/** What to enter in refused address fields. */
export const CITY_REASON = nbsp('Выберите город из списка');
export const STREET_REASON = nbsp('Впишите улицу без номера дома');
export const HOUSE_REASON = nbsp('Впишите номер дома');
