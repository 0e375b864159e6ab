import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';
import { keepHash } from './keep-hash.ts';
import { readAddress } from './address.ts';
import { isWholeLoadDue, loadWhole } from './full-page-load.ts';

export type Go = (
  address: string,
  options?: NavigateOptions & {
    /** The target is another site. SPEC 8.6: without this flag such an address is refused. */
    isExternal?: boolean;
  },
) => void;

/**
 * Navigates to an address from any source: inside the shop without a reload unless a full load is due, to another site
 * only with `isExternal`, to a dangerous protocol never.
 */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (given, { isExternal = false, ...options } = {}) => {
      const address = readAddress(given, location.href);
      if (address.kind === 'outside' && isExternal) location.assign(address.url);
      if (address.kind !== 'inside') return;
      if (isWholeLoadDue() && loadWhole(address.to, options.replace)) return;
      // Like browsers: a link to the current address adds no history entry.
      const isHere = address.to === location.pathname + location.search + location.hash;
      void keepHash(address.to, {
        end: navigate(address.to, { ...options, replace: options.replace || isHere }),
        go: (to) => void navigate(to, { ...options, replace: true }),
      });
    },
    [navigate],
  );
}
