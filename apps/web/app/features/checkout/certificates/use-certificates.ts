import { useEffect, useState, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import type { NotPlaced } from '../place-order.server.ts';
import { withoutCertificate } from '../values/applied-certificates.ts';
import { APPLY_INTENT, certificateIntent, removeIntent } from './certificate-intent.ts';

type Input = {
  form: RefObject<HTMLFormElement | null>;
  /** The initial field of applied certificates, and why the last code was refused. */
  start: string;
  startRefusal: Refusal | null;
  onChange: (certificates: string) => void;
  onRefused: () => void;
};

/** Applied gift certificates while scripts run: a code is checked without sending the order. */
export function useCertificates({ form, start, startRefusal, onChange, onRefused }: Input) {
  const checker = useFetcher<NotPlaced>({ key: 'certificate' });
  const [certificates, setCertificates] = useState(start);
  const { data } = checker;

  // The answer of the server comes from outside React.
  useEffect(() => {
    if (data === undefined) return;
    if (data.wrong.length > 0) {
      onRefused();
      return;
    }
    const field = form.current?.elements.namedItem('certificateCode');
    if (field instanceof HTMLInputElement) field.value = '';
    setCertificates(data.values.certificates);
    onChange(data.values.certificates);
    // The callbacks belong to this render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);

  /** Carries out the intent of a pressed certificate button; false for any other button. */
  function press(button: HTMLElement | null): boolean {
    const intent = button instanceof HTMLButtonElement ? certificateIntent(button.value) : null;
    if (intent === null || form.current === null) return false;
    if (intent.kind === 'remove') {
      const left = withoutCertificate(certificates, intent.id);
      setCertificates(left);
      onChange(left);
      void checker.submit({ intent: removeIntent(intent.id), certificates }, { method: 'post' });
      form.current.querySelector<HTMLElement>('[name="certificateCode"]')?.focus();
      return true;
    }
    const typed = new FormData(form.current).get('certificateCode');
    void checker.submit(
      { intent: APPLY_INTENT, certificates, certificateCode: typeof typed === 'string' ? typed : '' },
      { method: 'post' },
    );
    return true;
  }

  return {
    certificates,
    press,
    isChecking: checker.state !== 'idle',
    refusal: data === undefined ? startRefusal : (data.codeRefusal ?? null),
  };
}
