export { productUrl, sectionUrl } from './addresses.ts';
export { chipsOf } from './listing/facets.ts';
export { findSku, pictureOfLine } from './product/find-sku.ts';
export type { OfferedSku } from './product/find-sku.ts';
export { getListing } from './listing/get-listing.ts';
export { importCollections } from './import/import-collections.ts';
export { importPrices } from './import/import-prices.ts';
export type { Repriced } from './import/import-prices.ts';
export { importProducts } from './import/import-products.ts';
export { importSections } from './import/import-sections.ts';
export { backgroundOf, mostAlike } from './product/similarity.ts';
export { listProductAddresses, listSectionAddresses } from './list-addresses.ts';
export { listComparedProducts } from './product/list-compared-products.ts';
export { listGiftPieces } from './product/list-gift-pieces.ts';
export { listFittingCards } from './product/list-small-cards.ts';
export { listPopular } from './listing/list-popular.ts';
export { listPositions } from './listing/list-positions.ts';
export { listSettings } from './listing/list-settings.ts';
export type { ListedPage } from './listing/list-positions.ts';
export { loadCatalogue } from './projection/catalogue.ts';
export type { Catalogue } from './projection/catalogue.ts';
export type { SiteWords } from './projection/snapshot.ts';
export {
  availableBySku,
  isInStock,
  isPriceFrom,
  piecesByStore,
  placesOf,
  priceUnitOf,
} from './records/product-record.ts';
export type { ProductRecord } from './records/product-record.ts';
export { findSections, toSelection } from './listing/find-sections.ts';
export { readNumbers } from './search/meaning/read-numbers.ts';
export { relatedQueries } from './listing/related-queries.ts';
export type { SearchResult } from './search/search-catalogue.ts';
export { tokensOf } from './search/words/tokens.ts';
export type { Token } from './search/words/tokens.ts';
export { fold, stemOf, wordsOf } from './search/words/words.ts';
export { toSectionLink } from './section-links.ts';
export { planPrice } from './office/plan-price.ts';
export { isWithinPriceLimit } from './office/price-rules.ts';
export { setPrice } from './office/set-price.ts';
