import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { LANDING_ACTION } from './landing-action.tsx';
import { LandingLayout } from './landing-layout.tsx';
import { MinimalLayout } from './minimal-layout.tsx';
import { PartnersLayout } from './partners-layout.tsx';
import { ShopFrame } from './shop-frame.tsx';

/**
 * The frame that belongs to the address, for a failure above all frames, such as a failed data response
 * (SPEC 2.19).
 */
export function FrameOfPath({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const ids = useMatches().map(({ id }) => id);
  if (ids.includes('routes/layouts/minimal')) return <MinimalLayout>{children}</MinimalLayout>;
  if (ids.includes('routes/layouts/landing'))
    return <LandingLayout action={LANDING_ACTION}>{children}</LandingLayout>;
  if (ids.includes('routes/layouts/partners'))
    return <PartnersLayout pathname={pathname}>{children}</PartnersLayout>;
  return <ShopFrame data={undefined}>{children}</ShopFrame>;
}
