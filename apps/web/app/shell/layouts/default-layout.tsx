import type { ComponentProps, ReactNode } from 'react';
import { KeptFooter } from '#app/shell/footer/kept-footer.tsx';
import { Header } from '#app/shell/header/header.tsx';
import { SkipLink } from '#app/shell/skip-link.tsx';
import { TabBar } from '#app/shell/tab-bar.tsx';

type Props = ComponentProps<typeof Header> & {
  /** A page with its own `<main id="main">`. */
  children: ReactNode;
};

/** The default frame. */
export function DefaultLayout({ children, ...header }: Props) {
  return (
    <>
      <SkipLink />
      <Header {...header} />
      {children}
      <KeptFooter />
      <TabBar onSignIn={header.onSignIn} />
    </>
  );
}
