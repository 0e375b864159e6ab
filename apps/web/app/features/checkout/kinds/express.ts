import { ZERO } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ADDRESS_FIELDS, ADDRESS_PATHS, ADDRESS_RULES, addressOf, addressParts } from './address.ts';
import { NO_DAY, type CheckoutKind } from './checkout-kind.ts';
import { listOf, priceText } from './kind-words.ts';

export const express = {
  isOffered: (options) => options.isShipped && options.express !== null,
  price: (options) => options.express?.price ?? ZERO,
  rules: ADDRESS_RULES,
  paths: ADDRESS_PATHS,
  placeFields: ADDRESS_FIELDS,
  firstValues: () => ({}),
  outdated: () => ({}),
  shownDay: (_values, options) =>
    options.express ? { date: options.express.date, by: options.express.by } : NO_DAY,
  request: (values) => ({ kind: 'express', address: addressOf(values) }),
  summary: (values, { options, cityName }) => {
    const day = options.express === null ? '' : `сегодня до ${options.express.by}`;
    return `Курьер: ${listOf([...addressParts(values, cityName), day])}`;
  },
  segment: (options) =>
    options.express && {
      title: 'Курьер сегодня',
      note: nbsp(`до ${options.express.by}, ${priceText(options.express.price)}`),
    },
  // The fields of the courier contain the address.
  part: () => null,
  places: null,
} satisfies CheckoutKind<'express'>;
