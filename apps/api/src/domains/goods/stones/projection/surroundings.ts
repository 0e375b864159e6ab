/** What stones need to know of the rest of the shop. */
export type Surroundings = {
  /** The city of a store; undefined when the store no longer exists. */
  cityIdOf: (storeId: number) => number | undefined;
};
