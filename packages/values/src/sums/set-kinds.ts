export const SET_KINDS = ['set', 'pair'] as const;

/** `pair`: two wedding rings. */
export type SetKind = (typeof SET_KINDS)[number];

/** How pages and letters name a set: «Комплект «Аврора»», «Пара «Классика»». */
export function setTitle({ kind, name }: { kind: SetKind; name: string }): string {
  return `${kind === 'pair' ? 'Пара' : 'Комплект'} «${name}»`;
}
