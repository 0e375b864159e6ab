import { useLocation } from 'react-router';
import { useHowCodeComes } from '#app/features/sign-in/code/how-code-comes.ts';
import { SignInPanel } from '#app/features/sign-in/sign-in-panel.tsx';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';

type Props = { onClose: () => void };

/** Sign-in over any page; the shopper stays on it. */
export function SignInDialog({ onClose }: Props) {
  const { pathname, search } = useLocation();
  const { isSignedIn } = useVisitor();
  return (
    <Dialog isOpen={!isSignedIn} onClose={onClose} title="Вход" width="narrow">
      <SignInPanel
        action="/cart/"
        next={`${pathname}${search}`}
        lead={`Введите номер телефона: ${useHowCodeComes()}. Корзина и\u00A0избранное останутся с\u00A0вами.`}
        signInText="Войти"
        result={undefined}
      />
    </Dialog>
  );
}
