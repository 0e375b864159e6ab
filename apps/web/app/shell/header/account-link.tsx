import type { MouseEvent } from 'react';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
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
  function press(event: MouseEvent) {
    if (isSignedIn || onSignIn === undefined) return;
    event.preventDefault();
    onSignIn();
  }
  const name = summary?.user?.name;
  return (
    <A
      href={isSignedIn ? '/personal/' : '/cart/'}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={press}
    >
      <Icon name="user" />
      <span className={styles.text}>{text ?? (isSignedIn ? name || 'Профиль' : 'Войти')}</span>
    </A>
  );
}
