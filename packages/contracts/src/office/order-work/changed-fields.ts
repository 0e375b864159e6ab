/** What staff change about an order, as its history names it. */
export const CHANGED_FIELDS = [
  'name',
  'phone',
  'email',
  'receiver',
  'way',
  'address',
  'day',
  'price',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** Longest address of a delivery, characters. */
export const ADDRESS_MAX = 300;

/** Why the way of delivery of an order stays as it is. */
export const WAY_OBSTACLES = ['ended', 'packed', 'two-orders', 'parcel', 'electronic'] as const;
export type WayObstacle = (typeof WAY_OBSTACLES)[number];
