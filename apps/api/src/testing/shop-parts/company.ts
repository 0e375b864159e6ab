import type { z } from 'zod';
import type { Company } from '@yahont/contracts/orders/company.ts';

/** A legal entity, as papers name it. */
export const ROMASHKA = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Ромашка»',
  address: '117997, Москва, ул. Вавилова, 19',
} satisfies z.input<typeof Company>;

/** An entrepreneur, who has no КПП. */
export const ENTREPRENEUR = {
  inn: '500100732259',
  kpp: '',
  name: 'ИП Лаврова Мария Петровна',
  address: 'Москва, ул. Арбат, 7',
} satisfies z.input<typeof Company>;
