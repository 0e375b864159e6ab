import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import {
  ENGRAVING_PRICE,
  isEngraving,
  normaliseEngraving,
  readFace,
  type Engraving,
} from '@yahont/values/engraving.ts';
import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import { ZERO, type Kopecks } from '@yahont/values/money.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { inscriptionOf, selectionHref, type Choice } from '../selection-address.ts';

/** After this pause in typing the address is updated. */
const PAUSE_MS = 500;

export type Inscription = {
  /** The inscription as it is typed. */
  draft: Engraving;
  change: (draft: Engraving) => void;
  /** The inscription to engrave; null when it is empty, and for a setting that cannot be engraved. */
  wanted: Engraving | null;
  isWrong: boolean;
  /** The price of the inscription. */
  price: Kopecks;
  /** The choice with the typed inscription, for links on the page. */
  choice: Choice;
};

/**
 * The inscription on the chosen setting. Typed text is shown at once, and is added to the address after a
 * pause.
 */
export function useInscription(stoneCode: string, chosen: ChosenSetting, choice: Choice): Inscription {
  const go = useGo();
  const [draft, setDraft] = useState<Engraving>(() => draftOf(choice));
  const { key } = useLocation();
  const type = useNavigationType();
  const current = { ...choice, ...inscriptionOf(draft) };
  const address = selectionHref(stoneCode, current);
  const isAddressed = address === selectionHref(stoneCode, choice);

  useEffect(() => {
    if (isAddressed) return undefined;
    const timer = setTimeout(() => go(address, { replace: true, preventScrollReset: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [go, address, isAddressed]);

  // Back and forward lead to an address with another inscription.
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    if (type === 'POP') setDraft(draftOf(choice));
  }

  const isWrong = !isEngraving(draft.text);
  const text = normaliseEngraving(draft.text);
  const wanted = chosen.engraving !== null && text !== '' && !isWrong ? { ...draft, text } : null;
  return {
    draft,
    change: setDraft,
    wanted,
    isWrong: isWrong && chosen.engraving !== null,
    price: wanted === null ? ZERO : ENGRAVING_PRICE,
    choice: current,
  };
}

function draftOf({ engraving = '', face }: Choice): Engraving {
  return { text: engraving, face: readFace(face) };
}
