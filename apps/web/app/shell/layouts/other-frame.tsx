import type { ReactNode } from 'react';
import { LANDING_ACTION } from './landing-action.tsx';
import { LandingLayout } from './landing-layout.tsx';
import { MinimalLayout } from './minimal-layout.tsx';
import { PartnersLayout } from './partners-layout.tsx';

/** Frames that few pages have, by the names of their routes. */
export type OtherFrameName = 'minimal' | 'landing' | 'partners';

type Props = { name: OtherFrameName; pathname: string; children: ReactNode };

export function OtherFrame({ name, pathname, children }: Props) {
  if (name === 'minimal') return <MinimalLayout>{children}</MinimalLayout>;
  if (name === 'landing') return <LandingLayout action={LANDING_ACTION}>{children}</LandingLayout>;
  return <PartnersLayout pathname={pathname}>{children}</PartnersLayout>;
}
