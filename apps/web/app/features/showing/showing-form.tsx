import { useFetcher } from 'react-router';
import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { useCaptchaForm } from '#app/lib/captcha/use-captcha-form.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { ConsentField } from '#app/shop/parts/consent-field.tsx';
import form from '#app/ui/fields/form.module.css';
import type { ShowingResult } from './showing-action.server.ts';
import { showingHref, type Choose, type ShowingChoice } from './showing-address.ts';
import { NoShowings } from './no-showings.tsx';
import { ShowingDone } from './showing-done.tsx';
import { showingRefusalText } from './showing-refusal.ts';
import { SHOWING } from './showing-values.ts';
import { WhenAndWhere } from './choice/when-and-where.tsx';
import styles from './showing.module.css';

type Props = {
  thing: ShownThing;
  showings: readonly Showing[];
  choice: ShowingChoice;
  choose: Choose;
  /** Result of a form sent without JavaScript. */
  result?: ShowingResult | undefined;
  /** Called after an answer, because hours may have been taken. */
  onAnswer?: () => void;
  /** Whether the form is the main content of its page. */
  isMain?: boolean;
};

const UNAVAILABLE: Refusal = { code: 'captcha-unavailable' };

/** Books an hour in a store to see a thing. Without JavaScript it is sent without a captcha token. */
export function ShowingForm({ thing, showings, choice, choose, result, onAnswer, isMain = true }: Props) {
  const fetcher = useFetcher<ShowingResult>();
  const action = showingHref(thing, choice);
  const captcha = useCaptchaForm({
    isValid: SHOWING.isValid,
    submit: (form) => void fetcher.submit(form, { method: 'post', action }).then(onAnswer),
  });
  const isSending = fetcher.state !== 'idle' || captcha.isAsking;
  const state = fetcher.data ?? result;
  if (state?.ok) return <ShowingDone appointment={state.appointment} thing={thing} />;

  const values = state?.values ?? SHOWING.empty;
  const refusal = captcha.isUnavailable ? UNAVAILABLE : (state?.refusal ?? null);
  const failure = refusal === null || isSending ? null : showingRefusalText(refusal);
  // The booking itself may have taken the last hours: its answer stays in view.
  if (showings.length === 0)
    return (
      <>
        <FormStatus done={null} failure={failure} />
        <NoShowings kind={thing.kind} />
      </>
    );
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={styles.root}
      noValidate
      onSubmit={captcha.onSubmit}
    >
      <ServerRefusals names={state?.wrong}>
        <WhenAndWhere {...{ kind: thing.kind, showings, choice, choose }} startsAt={values.startsAt} />
        <div className={form.fields}>
          <NameField part="name" defaultValue={values.name} />
          <PhoneField required defaultValue={values.phone} />
        </div>
        <ConsentField name="acceptsPersonalData" defaultChecked={values.acceptsPersonalData !== ''}>
          Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>
        </ConsentField>
      </ServerRefusals>
      <div className={form.end}>
        <Button type="submit" size={isMain ? 'big' : 'normal'} isWaiting={isSending} waitingText="Записываем">
          Записаться
        </Button>
        <FormStatus done={null} failure={failure} />
      </div>
      {captcha.captchaElement}
    </fetcher.Form>
  );
}
