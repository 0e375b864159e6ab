/** What a product page needs to know about the shopper's city. */
export type City = {
  name: string;
  /** «в Москве» */
  prepositional: string;
  /** `moskva` */
  code: string;
};
