/**
 * SPEC 3: where a card stands. `mockmain` is `CardSkeleton`, `catalog-double` and `catalog-giant` are `LargeCard`,
 * `cart-modal` is the message after adding, and `category` the tile of a section.
 */
export type CardType = 'main' | 'catalog';
