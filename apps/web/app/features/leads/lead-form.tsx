import { useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { ATTACHMENT_RULES } from '@yahont/values/leads/attachments.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { useCaptchaForm } from '#app/lib/captcha/use-captcha-form.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { ConsentField } from '#app/shop/parts/consent-field.tsx';
import form from '#app/ui/fields/form.module.css';
import { FileField } from './fields/file-field.tsx';
import { LeadField } from './fields/lead-field.tsx';
import { LeadDone } from './lead-done.tsx';
import { leadSchema } from './lead-schema.ts';
import { LEAD_STEPS, LEAD_VIEWS } from './lead-view.ts';
import type { LeadResult } from './sending/lead-action.server.ts';
import { REQUEST_KEY, SOURCE_FIELDS } from './sending/lead-names.ts';
import { CAPTCHA_UNAVAILABLE, refusalText } from './sending/lead-refusal.ts';
import { requestKey, type SentRequest } from './sending/request-key.ts';
import { shrinkPhotographs } from './sending/shrink-photographs.ts';
import { useDraft } from './sending/use-draft.ts';
import { writeSource } from './sending/write-source.ts';
import { LeadSteps } from './steps/lead-steps.tsx';
import styles from './lead-form.module.css';

export type LeadFormProps = {
  kind: LeadKind;
  /** The vacancy of the application. */
  subject?: string;
  /** Code of the country where a partner is wanted: `by`. */
  country?: string;
  /** The choice made in a calculator, in words. */
  choice?: string;
  /**
   * Identifies one of the forms placed in texts, so that two forms of one kind on a page keep separate values
   * and results.
   */
  place?: string;
  /** Result of a form sent without JavaScript. */
  result?: LeadResult | undefined;
};

/**
 * A request to the shop of any kind, with all of its fields. May be placed on any page: it is sent to `/request/<kind>/`, which
 * shows the result without JavaScript.
 */
export function LeadForm({
  kind,
  subject = '',
  country = '',
  choice = '',
  place = '',
  result,
}: LeadFormProps) {
  const action = leadAddress(kind);
  const { pathname } = useLocation();
  const fetcher = useFetcher<LeadResult>({ key: `lead-${kind}-${subject}-${place}` });
  const root = useRef<HTMLFormElement>(null);
  const sent = useRef<SentRequest | null>(null);
  const schema = leadSchema(kind);
  const hasFiles = ATTACHMENT_RULES[kind] !== undefined;
  const encType = hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const captcha = useCaptchaForm({
    isValid: (data) => schema.isValid(data),
    submit: (data) => {
      sent.current = requestKey(data, sent.current);
      data.set(REQUEST_KEY, sent.current.key);
      writeSource(data);
      void shrinkPhotographs(data).then(() => fetcher.submit(data, { method: 'post', action, encType }));
    },
  });
  const state = fetcher.data ?? result;
  const draft = useDraft(root, { kind, place, isSent: state?.ok === true });
  if (state?.ok === true) return <LeadDone kind={kind} {...state} again={pathname} />;

  const isSending = fetcher.state !== 'idle' || captcha.isAsking;
  const values = state?.values ?? schema.empty;
  const known = { subject, country, choice };
  const refusal = captcha.isUnavailable ? CAPTCHA_UNAVAILABLE : (state?.refusal ?? null);
  const steps = LEAD_STEPS[kind];
  const end = (
    <>
      <ConsentField name="acceptsPersonalData" defaultChecked={values['acceptsPersonalData'] === 'on'}>
        Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>
      </ConsentField>
      <div className={form.end}>
        <Button type="submit" name="intent" value={kind} isWaiting={isSending} waitingText="Отправляем">
          {kind === 'subscription' ? 'Подписаться' : 'Отправить'}
        </Button>
        <FormStatus done={null} failure={refusal === null || isSending ? null : refusalText(refusal)} />
      </div>
    </>
  );
  const fieldsOf = (names: readonly string[] | null) => (
    <div className={form.fields}>
      {LEAD_VIEWS[kind]
        .filter(({ name }) => names === null || names.includes(name))
        .map((view) => (
          <LeadField key={view.name} kind={kind} view={view} values={values} known={known} />
        ))}
      {hasFiles && <FileField kind={kind} />}
    </div>
  );
  return (
    <fetcher.Form
      ref={root}
      method="post"
      action={action}
      encType={encType}
      className={styles.root}
      data-place={place === '' ? undefined : place}
      noValidate
      onSubmit={captcha.onSubmit}
      onInput={draft.keep}
    >
      <input type="hidden" name={SOURCE_FIELDS.page} value={pathname} />
      {steps === undefined ? (
        <ServerRefusals names={state?.wrong}>
          {fieldsOf(null)}
          {end}
        </ServerRefusals>
      ) : (
        <LeadSteps
          kind={kind}
          steps={steps}
          form={root}
          refused={state?.wrong}
          fieldsOf={fieldsOf}
          end={end}
        />
      )}
      {captcha.captchaElement}
    </fetcher.Form>
  );
}

/** The page that handles a form of this kind, where it can also be filled in separately. */
export function leadAddress(kind: LeadKind): string {
  return `/request/${kind}/`;
}
