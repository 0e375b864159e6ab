/** What the shop has to know of a way in which an order reaches its buyer. */
type DeliveryTraits = {
  /** Somebody hands something over; otherwise the order is completed as soon as it is paid. */
  isShipped: boolean;
  /** It is brought to the address of the order, which is a door or a place of a carrier. */
  isBrought: boolean;
  /** It waits in a store of the shop, and the buyer takes it away. */
  isCollected: boolean;
  /** It comes to the door of the buyer, whose address is asked for. */
  hasAddress: boolean;
  /** The buyer chooses its day, and the hours where there are some. */
  choosesDay: boolean;
  /** It comes on the day of the order, before a bank transfer can. */
  comesToday: boolean;
  /** Who brings it there: the shop itself, the shop or a carrier by the zone of the city, or a carrier from one of its own places. */
  broughtBy: 'shop' | 'shop-or-carrier' | 'carrier';
};

/**
 * Ways in which an order reaches its buyer: whatever the shop asks about one with yes or no is read here. What it says of one, and the
 * forms that it shows, are full records and `byKind`, so that a new row compiles nowhere before it has its own answers.
 */
export const DELIVERY = {
  courier: {
    isShipped: true,
    isBrought: true,
    isCollected: false,
    hasAddress: true,
    choosesDay: true,
    comesToday: false,
    broughtBy: 'shop-or-carrier',
  },
  /** A courier on the day of the order. */
  express: {
    isShipped: true,
    isBrought: true,
    isCollected: false,
    hasAddress: true,
    choosesDay: false,
    comesToday: true,
    broughtBy: 'shop',
  },
  /** In a store. */
  pickup: {
    isShipped: true,
    isBrought: false,
    isCollected: true,
    hasAddress: false,
    choosesDay: false,
    comesToday: false,
    broughtBy: 'shop',
  },
  /** A pickup point of a carrier. */
  point: {
    isShipped: true,
    isBrought: true,
    isCollected: false,
    hasAddress: false,
    choosesDay: false,
    comesToday: false,
    broughtBy: 'carrier',
  },
  /** Nothing is handed over. */
  electronic: {
    isShipped: false,
    isBrought: false,
    isCollected: false,
    hasAddress: false,
    choosesDay: false,
    comesToday: false,
    broughtBy: 'shop',
  },
} as const satisfies Record<string, DeliveryTraits>;

export type DeliveryKind = keyof typeof DELIVERY;

// safe: every key is one of the table
export const DELIVERY_KINDS = Object.keys(DELIVERY) as DeliveryKind[];

/** The kinds that have something in common: `kindsThat(({ hasAddress }) => hasAddress)`. */
export function kindsThat(have: (traits: DeliveryTraits) => boolean): DeliveryKind[] {
  return DELIVERY_KINDS.filter((kind) => have(DELIVERY[kind]));
}
