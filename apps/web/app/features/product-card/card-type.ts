/**
 * SPEC 3.8: where a card is shown. `mockmain` is `CardSkeleton`, `catalog-double` and `catalog-giant` are `LargeCard`,
 * `nav-novelties` and `landing` are `SmallCard`, `cart-modal` is the message after adding, and `category` the tile of a
 * section.
 */
export type CardType = 'main' | 'catalog';
