/** Where a piece is kept. */
export const pieceKey = (uin: string) => ['items', 'one', uin] as const;
