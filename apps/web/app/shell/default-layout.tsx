import type { ComponentProps, ReactNode } from 'react';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';

type Props = ComponentProps<typeof Header> & {
  /** A page; it brings its own `<main id="main">`. */
  children: ReactNode;
};

/** The frame of the shop. */
export function DefaultLayout({ children, ...header }: Props) {
  return (
    <>
      <SkipLink />
      <Header {...header} />
      {children}
      <Footer />
      <TabBar onSignIn={header.onSignIn} />
    </>
  );
}
