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

/** After so long without a key the address says what was typed. */
const PAUSE_MS = 500;

export type Inscription = {
  /** As it is typed. */
  draft: Engraving;
  change: (draft: Engraving) => void;
  /** What is engraved; null without words, and on a setting that cannot be engraved. */
  wanted: Engraving | null;
  isWrong: boolean;
  /** What it adds to the price. */
  price: Kopecks;
  /** The choice with what is typed, for links of the page. */
  choice: Choice;
};

/** The inscription on the chosen setting. What is typed is shown at once, and is in the address after a pause. */
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

  // Back and forward lead to an address with other words.
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
