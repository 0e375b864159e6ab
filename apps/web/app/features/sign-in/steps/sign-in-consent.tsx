import { A } from '#app/ui/buttons/link.tsx';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { CONSENT } from '../sign-in-values.ts';

/**
 * The consent beside the phone. It is optional there: before the code is checked, the shop does not reveal
 * whether it knows the phone, and existing customers need no consent. New customers who have not ticked it
 * are asked after the code.
 */
export function SignInConsent({ isTicked }: { isTicked: boolean }) {
  return (
    <Checkbox name={CONSENT} value="on" isSmall defaultChecked={isTicked}>
      Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>. Нужно один раз,
      при первом входе
    </Checkbox>
  );
}

/** Passes a given consent to the next step. */
export function GivenConsent({ isTicked }: { isTicked: boolean }) {
  return isTicked ? <input type="hidden" name={CONSENT} value="on" /> : null;
}
