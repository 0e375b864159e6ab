import { z } from 'zod';
import { HOUSE_MAX, INPUT_ERROR } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam } from '../wire/fields.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { typedLine } from '../wire/typed.ts';

/** Most suggestions of one answer. */
export const SUGGESTED_MAX = 7;

const text = (max: number) => typedLine().max(max, INPUT_ERROR);

/** Where a house is, degrees. */
export const Position = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export type Position = z.infer<typeof Position>;

/** What a shopper enters for an address; everything but street and house may be empty. */
export const AddressFields = z.object({
  /** «Дом», «Работа» */
  title: text(40).default(''),
  cityId: Id,
  street: text(200).min(2, INPUT_ERROR),
  house: text(HOUSE_MAX).min(1, INPUT_ERROR),
  flat: text(HOUSE_MAX).default(''),
  entrance: text(20).default(''),
  floor: text(20).default(''),
  intercom: text(20).default(''),
  /** For the courier. */
  hint: text(300).default(''),
  /** Position of a house that was chosen from suggestions; null for one that was typed. */
  position: Position.nullable().default(null),
});
export type AddressFields = z.infer<typeof AddressFields>;

export const Address = AddressFields.extend({
  id: z.int(),
  cityName: z.string(),
  region: z.string(),
  /** The default address: one for any account that has addresses. */
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof Address>;

export const Addresses = z.object({
  /** The default one first, then the latest. */
  items: z.array(Address),
});

const NOT_FOUND = { 'address-not-found': refusal(404, {}) };
const UNKNOWN_CITY = { 'unknown-city': refusal(422, {}) };

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/account/addresses',
  summary: 'Own addresses',
  answer: Addresses,
  access: 'account',
});
/** The first one becomes the default. */
export const addAddress = endpoint({
  method: 'POST',
  path: '/api/account/addresses',
  summary: 'Keep an address',
  body: AddressFields,
  answer: Address,
  status: 201,
  access: 'account',
  refusals: { ...UNKNOWN_CITY, 'too-many-addresses': refusal(409, { max: z.int() }) },
});
export const changeAddress = endpoint({
  method: 'PUT',
  path: '/api/account/addresses/{id}',
  summary: 'Change an own address',
  params: z.object({ id: IdParam }),
  body: AddressFields,
  answer: Address,
  access: 'account',
  refusals: { ...NOT_FOUND, ...UNKNOWN_CITY },
});
/** When it was the default, the latest of the others becomes it. */
export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/account/addresses/{id}',
  summary: 'Forget an own address',
  params: z.object({ id: IdParam }),
  answer: Addresses,
  access: 'account',
  refusals: NOT_FOUND,
});
export const makeAddressDefault = endpoint({
  method: 'POST',
  path: '/api/account/addresses/{id}/default',
  summary: 'Offer this address first',
  params: z.object({ id: IdParam }),
  answer: Addresses,
  access: 'account',
  refusals: NOT_FOUND,
});

/** A street, or a house in it, that a shopper may mean. */
export const SuggestedAddress = z.object({
  /** As it is shown: «Москва, Большая Никитская ул., 12» */
  text: z.string(),
  cityId: z.int(),
  cityName: z.string(),
  street: z.string(),
  /** Empty while only a street is suggested. */
  house: z.string(),
  flat: z.string(),
  postcode: z.string(),
  position: Position.nullable(),
});
export type SuggestedAddress = z.infer<typeof SuggestedAddress>;

/** Streets and houses in one city that match the text typed so far; empty when no source is available. */
export const suggestAddresses = endpoint({
  method: 'GET',
  path: '/api/account/address-suggestions',
  summary: 'Streets and houses while an address is typed',
  query: z.object({ city: IdParam, q: typedLine().min(2).max(200) }),
  answer: z.object({ items: z.array(SuggestedAddress).max(SUGGESTED_MAX) }),
  access: 'account',
  refusals: { 'too-many-suggestions': refusal(429, RetryAfter) },
});
