export { endGiftExchanges, readGiftOffer, writeGiftExchange } from './gift-exchange.ts';
export { eraseGiftAddress, findGiftAddresses } from './exchange/gift-address.ts';
export type { GiftDeps, GiftOffer, GiftReturn } from './gift-exchange.ts';
export { getReturnForMessages } from './get-return-for-messages.ts';
export type { ReturnForMessages } from './get-return-for-messages.ts';
export { lockReturn } from './move-return.ts';
export { takeReturnBack } from './office/refund-return.ts';
export { returnNumber } from './return-number.ts';
