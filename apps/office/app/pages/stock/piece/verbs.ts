import type { ItemState, OfficeItem } from '@yahont/contracts/office/items.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';

export type PieceVerb = 'place' | 'send' | 'receive' | 'hold' | 'release' | 'lose' | 'find' | 'write-off';

type Rule = {
  permission: Permission;
  from: readonly ItemState[];
  /** The next step, on its button. */
  name: string;
};

/** The table of moves of the API; it refuses what the page lets through by mistake. */
export const PIECE_VERBS: Readonly<Record<PieceVerb, Rule>> = {
  receive: {
    permission: 'stock.move',
    from: ['in-transit', 'reserved', 'on-hold'],
    name: 'Принять здесь',
  },
  find: { permission: 'stock.count', from: ['missing'], name: 'Нашлось' },
  release: { permission: 'stock.move', from: ['on-hold'], name: 'Вернуть в продажу' },
  hold: { permission: 'stock.move', from: ['available'], name: 'Снять с продажи' },
  place: { permission: 'stock.move', from: ['available', 'reserved', 'on-hold'], name: 'Переложить' },
  send: { permission: 'stock.move', from: ['available', 'reserved', 'on-hold'], name: 'Отправить' },
  lose: { permission: 'stock.count', from: ['available', 'in-transit', 'on-hold'], name: 'Нет на месте' },
  'write-off': { permission: 'stock.write-off', from: ['on-hold', 'missing'], name: 'Списать' },
};

const ORDER: readonly PieceVerb[] = [
  'receive',
  'find',
  'release',
  'hold',
  'place',
  'send',
  'lose',
  'write-off',
];

type Piece = Pick<OfficeItem, 'state' | 'isOnItsWay' | 'holdId' | 'appointmentId'>;

/** What can be done with a piece as it is, the likeliest next step first. */
export function verbsOf(piece: Piece): readonly PieceVerb[] {
  return ORDER.filter((verb) => PIECE_VERBS[verb].from.includes(piece.state) && isPossible(verb, piece));
}

function isPossible(verb: PieceVerb, { state, isOnItsWay, holdId, appointmentId }: Piece): boolean {
  if (verb === 'receive') return isOnItsWay;
  if (isOnItsWay && verb !== 'lose') return false;
  // What is kept for a shopper stays as it is until the hold itself is ended.
  if (verb === 'release' || verb === 'lose' || verb === 'write-off') return holdId === null;
  return verb !== 'send' || state !== 'on-hold' || appointmentId !== null;
}
