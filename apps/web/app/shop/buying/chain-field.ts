/** The field of a pendant's form that names the SKU of a chain to buy with it; empty: no chain. */
export const CHAIN_FIELD = 'chainSkuId';
