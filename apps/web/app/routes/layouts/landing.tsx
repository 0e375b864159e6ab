import type { ReactNode } from 'react';
import { LANDING_ACTION } from '#app/shell/layouts/landing-action.tsx';
import { LandingLayout } from '#app/shell/layouts/landing-layout.tsx';
import { inFrame } from './in-frame.tsx';

const { FramedPage, FramedFailure } = inFrame(Frame);

export default FramedPage;
export const ErrorBoundary = FramedFailure;

function Frame({ children }: { children: ReactNode }) {
  return <LandingLayout action={LANDING_ACTION}>{children}</LandingLayout>;
}
