/**
 * Name of the field with the chosen SKU of a piece of a set. Each piece has its own: the sizes of a piece are one group
 * of radio buttons.
 * @param place of the piece in the set, from 0
 */
export function setPartField(place: number): string {
  return `part${place}`;
}

/** The chosen SKUs of a set, in the order of its pieces. */
export function readSetParts(form: FormData): number[] {
  const skuIds: number[] = [];
  for (let place = 0; form.has(setPartField(place)); place += 1)
    skuIds.push(Number(form.get(setPartField(place))));
  // A page opened before this build has one name for all.
  return skuIds.length > 0 ? skuIds : form.getAll('skuId').map(Number);
}
