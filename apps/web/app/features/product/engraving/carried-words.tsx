import { NBSP } from '@yahont/values/digits.ts';
import { useInscription } from '#app/shop/engraving/inscription.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { EngravingState } from './use-words.ts';

/** Offers the inscription that was tried on the engraving page; renders nothing once it is in the field. */
export function CarriedWords({ words: { draft, change } }: { words: EngravingState }) {
  const carried = useInscription();
  if (carried === null || (carried.text === draft.text && carried.face === draft.face)) return null;
  return (
    <Button variant="ghost" onClick={() => change(carried)}>
      {`Подставить${NBSP}«${carried.text}»`}
    </Button>
  );
}
