/** Data about the rest of the shop that stones need. */
export type Surroundings = {
  /** The city of a store; undefined when the store no longer exists. */
  cityIdOf: (storeId: number) => number | undefined;
};
