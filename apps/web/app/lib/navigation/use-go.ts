import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';
import { readAddress } from './address.ts';
import { isWholeLoadDue, loadWhole } from './full-page-load.ts';

export type Go = (
  address: string,
  options?: NavigateOptions & {
    /** Another site is meant. SPEC 8: without it such an address is refused. */
    isExternal?: boolean;
  },
) => void;

/**
 * Goes to an address, wherever it came from: inside the shop without a reload unless a whole load is due, to
 * another site only on purpose, to a dangerous protocol never.
 */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (given, { isExternal = false, ...options } = {}) => {
      const address = readAddress(given, location.href);
      if (address.kind === 'outside' && isExternal) location.assign(address.url);
      if (address.kind !== 'inside') return;
      if (isWholeLoadDue() && loadWhole(address.to, options.replace)) return;
      // As browsers do: a link to where one is adds nothing to go back to.
      const isHere = address.to === location.pathname + location.search + location.hash;
      void navigate(address.to, { ...options, replace: options.replace || isHere });
    },
    [navigate],
  );
}
