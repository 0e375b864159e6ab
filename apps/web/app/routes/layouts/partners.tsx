import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PartnersLayout } from '#app/shell/layouts/partners-layout.tsx';
import { inFrame } from './in-frame.tsx';

const { FramedPage, FramedFailure } = inFrame(Frame);

export default FramedPage;
export const ErrorBoundary = FramedFailure;

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <PartnersLayout pathname={pathname}>{children}</PartnersLayout>;
}
