import { NBSP } from '@yahont/values/digits.ts';
import { useInscription } from '#app/shop/engraving/inscription.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { Words } from './use-words.ts';

/** Offers the words that were tried on the page of engraving; nothing once they are in the field. */
export function CarriedWords({ words: { draft, change } }: { words: Words }) {
  const carried = useInscription();
  if (carried === null || (carried.text === draft.text && carried.face === draft.face)) return null;
  return (
    <Button variant="ghost" onClick={() => change(carried)}>
      {`Подставить${NBSP}«${carried.text}»`}
    </Button>
  );
}
