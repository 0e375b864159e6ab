import { useState } from 'react';
import type { OfficeItem } from '@yahont/contracts/office/items.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button } from '#app/parts/button.tsx';
import { asks, mayIn } from '#app/lib/session/where.ts';
import { PieceDeed } from './piece-deed.tsx';
import { PIECE_VERBS, verbsOf, type PieceVerb } from './verbs.ts';

type Props = { item: OfficeItem; me: Me };

/** What this person may do with the piece now, alone or with a second person. */
export function PieceActions({ item, me }: Props) {
  const [open, setOpen] = useState<PieceVerb | null>(null);
  const verbs = verbsOf(item).filter((verb) => {
    const { permission } = PIECE_VERBS[verb];
    return mayIn(me, permission, item.storeId) || mayBeAsked(verb, me);
  });
  if (verbs.length === 0) return null;
  const isAsking = open !== null && !mayIn(me, PIECE_VERBS[open].permission, item.storeId);
  return (
    <>
      {verbs.map((verb, at) => (
        <Button
          key={verb}
          look={at === 0 && verb !== 'hold' ? 'main' : 'quiet'}
          isDanger={verb === 'lose' || verb === 'write-off'}
          onClick={() => setOpen(verb)}
        >
          {PIECE_VERBS[verb].name}
          {!mayIn(me, PIECE_VERBS[verb].permission, item.storeId) && '…'}
        </Button>
      ))}
      {open !== null && (
        <PieceDeed verb={open} item={item} isAsking={isAsking} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** The API has no request for a piece that was lost or found. */
function mayBeAsked(verb: PieceVerb, me: Me): boolean {
  return verb !== 'lose' && verb !== 'find' && asks(me, PIECE_VERBS[verb].permission);
}
