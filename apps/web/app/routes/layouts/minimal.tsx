import { MinimalLayout } from '#app/shell/layouts/minimal-layout.tsx';
import { inFrame } from './in-frame.tsx';

const { FramedPage, FramedFailure } = inFrame(MinimalLayout);

export default FramedPage;
export const ErrorBoundary = FramedFailure;
