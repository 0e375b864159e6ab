/**
 * Files for partners and companies, generated from the content of their pages. They answer bytes, so
 * they are no endpoints.
 */

/** A commercial offer for gifts of one kind; with `GiftOfferQuery` of `lead-files.ts`. */
export const GIFT_OFFER_FILE = '/api/offers/gifts/file';
/** The text of the page of the franchise. */
export const FRANCHISE_PAGE = '/franchising/';
export const FRANCHISE_FILE = '/api/franchise/presentation/file';
/** The sample of the contract of a franchise, and its page. */
export const FRANCHISE_CONTRACT_PAGE = '/franchising/dogovor/';
export const FRANCHISE_CONTRACT_FILE = '/api/franchise/contract/file';
/** When the investment in a city's salon is recovered; with `SalonPlanQuery` of `lead-files.ts`. */
export const SALON_PLAN_FILE = '/api/franchise/plan/file';
