import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { SIGN_IN_PANEL_ID, signInAddress } from '@yahont/contracts/accounts/sign-in-page.ts';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import styles from './account-link.module.css';

type Props = {
  /** Opens the sign-in dialog; without it the link leads to a page where a visitor can sign in. */
  onSignIn?: (() => void) | undefined;
  isCurrent?: boolean;
  /** Replaces «Войти» and the name. */
  text?: string;
};

/** «Войти», or the name of the signed-in visitor, with the same width. */
export function AccountLink({ onSignIn, isCurrent = false, text }: Props) {
  const { summary, isSignedIn } = useVisitor();
  // Without the query, which a cached page does not know.
  const { pathname } = useLocation();
  function press(event: MouseEvent) {
    if (isSignedIn || onSignIn === undefined) return;
    event.preventDefault();
    onSignIn();
  }
  const name = summary?.user?.name;
  return (
    <A
      href={isSignedIn ? '/personal/' : `${signInAddress(pathname)}#${SIGN_IN_PANEL_ID}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={press}
    >
      <Icon name="user" />
      <span className={styles.text}>{text ?? (isSignedIn ? name || 'Профиль' : 'Войти')}</span>
    </A>
  );
}
