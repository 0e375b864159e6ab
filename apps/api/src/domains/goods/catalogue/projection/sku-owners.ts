/** Which product each SKU is of. */
export type SkuOwners = {
  get: (skuId: number) => number | undefined;
  set: (skuId: number, productId: number) => void;
  delete: (skuId: number) => void;
};

/** An array by id: ids come from a sequence, and a hash table of a million SKUs takes ten times the memory. */
export function createSkuOwners(): SkuOwners {
  let owners = new Int32Array(1024);
  return {
    get: (skuId) => owners[skuId] || undefined,
    set: (skuId, productId) => {
      if (skuId >= owners.length) {
        const larger = new Int32Array(Math.max(skuId + 1, Math.ceil(owners.length * 1.5)));
        larger.set(owners);
        owners = larger;
      }
      owners[skuId] = productId;
    },
    delete: (skuId) => {
      if (skuId < owners.length) owners[skuId] = 0;
    },
  };
}
