/** What the shop needs to know about a kind of delivery. */
type DeliveryTraits = {
  /** Somebody hands something over; otherwise the order is completed as soon as it is paid. */
  isShipped: boolean;
  /** It is delivered to the order's address: a door or a carrier's pick-up point. */
  isBrought: boolean;
  /** It waits in a store of the shop, and the buyer collects it. */
  isCollected: boolean;
  /** It comes to the buyer's door, whose address is required. */
  hasAddress: boolean;
  /** The buyer chooses its day, and the hours if there are any. */
  choosesDay: boolean;
  /** It comes on the day of the order, before a bank transfer can. */
  comesToday: boolean;
  /**
   * Who delivers: the shop itself, the shop or a carrier by the zone of the city, or a carrier to its
   * own pick-up points.
   */
  broughtBy: 'shop' | 'shop-or-carrier' | 'carrier';
};

/**
 * Kinds of delivery: every yes-or-no question of the shop about one is answered here. Texts and forms
 * are full records and `byKind`, so that a new row does not compile until it has its own.
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

/** The kinds with a common trait: `kindsThat(({ hasAddress }) => hasAddress)`. */
export function kindsThat(have: (traits: DeliveryTraits) => boolean): DeliveryKind[] {
  return DELIVERY_KINDS.filter((kind) => have(DELIVERY[kind]));
}
