import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readTexts } from './form-text.ts';

/**
 * Passes text that was typed into the server's markup before the code was loaded to controlled fields: their
 * next render would replace it with their state.
 * @param root an element inside the form
 * @param take called once, with the texts of the fields
 */
export function useTypedEarly<Name extends string>(
  root: RefObject<HTMLElement | null>,
  names: readonly Name[],
  take: (texts: Readonly<Record<Name, string>>) => void,
): void {
  const give = useEffectEvent(() => {
    const form = root.current?.closest('form');
    if (form) take(readTexts(new FormData(form), names));
  });
  // The fields were outside React until now.
  useEffect(() => give(), []);
}
