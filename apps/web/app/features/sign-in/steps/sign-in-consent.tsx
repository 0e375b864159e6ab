import { A } from '#app/ui/buttons/link.tsx';
import { Checkbox } from '#app/ui/choices/checkbox.tsx';
import { CONSENT } from '../sign-in-values.ts';

/**
 * The consent beside the phone. Nobody must tick it there: the shop does not say before the code whether it knows the phone, and
 * whom it knows needs none. A newcomer who has not ticked it is asked after the code.
 */
export function SignInConsent({ isTicked }: { isTicked: boolean }) {
  return (
    <Checkbox name={CONSENT} value="on" isSmall defaultChecked={isTicked}>
      Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>. Нужно один раз,
      при первом входе
    </Checkbox>
  );
}

/** Carries a given consent along to the next step. */
export function GivenConsent({ isTicked }: { isTicked: boolean }) {
  return isTicked ? <input type="hidden" name={CONSENT} value="on" /> : null;
}
