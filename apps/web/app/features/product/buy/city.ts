/** What a product page says about the city of the shopper. */
export type City = {
  name: string;
  /** «в Москве» */
  prepositional: string;
  /** `moskva` */
  code: string;
};
