import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatRoubles, ZERO } from '@yahont/values/money.ts';
import { useLostRequest } from '#app/base/requests/lost-request.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { addingMessage } from '../messages.ts';
import type { NotAdded } from './add-certificate.server.ts';
import {
  amountOf,
  CERTIFICATE,
  firstValues,
  type CertificateField,
  type CertificateValues,
} from './certificate-values.ts';
import { AmountPart } from './parts/amount-part.tsx';
import { DesignPart } from './parts/design-part.tsx';
import { ReceiverPart } from './parts/receiver-part.tsx';
import { SendingPart, type SendingCity } from './parts/sending-part.tsx';
import { WayPart } from './parts/way-part.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './certificate-form.module.css';

type Props = {
  /** The page whose action handles the form. */
  action: string;
  cities: readonly SendingCity[];
  cityId: number;
  answer: NotAdded | undefined;
  /** The card beside the form, and what is below it. */
  renderPreview: (values: CertificateValues) => ReactNode;
};

const NONE: readonly CertificateField[] = [];

/** The questions about a gift certificate, with a live preview of the card. Works as a plain form too. */
export function CertificateForm({ action, cities, cityId, answer, renderPreview }: Props) {
  const [start] = useState(() => answer?.values ?? firstValues(cityId));
  const [values, setValues] = useState(start);
  const [found, setFound] = useState<readonly CertificateField[] | null>(null);
  const [seen, setSeen] = useState(answer);
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const lost = useLostRequest();
  const isSending = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'add';
  if (seen !== answer) {
    setSeen(answer);
    setFound(null);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const wrong = CERTIFICATE.wrong(CERTIFICATE.read(new FormData(event.currentTarget)));
    setFound(wrong);
    if (wrong.length > 0 || (isSending && lost === null)) event.preventDefault();
  }

  return (
    <div className={styles.root}>
      <div className={styles.side}>{renderPreview(values)}</div>
      <Form
        ref={form}
        method="post"
        action={action}
        className={styles.form}
        noValidate
        onChange={() => form.current && setValues(CERTIFICATE.read(new FormData(form.current)))}
        onSubmit={submit}
      >
        <ServerRefusals names={found ?? answer?.wrong ?? NONE}>
          <AmountPart start={start} />
          <WayPart start={start} />
          <DesignPart start={start} />
          <ReceiverPart start={start} typed={values.greeting} />
          <SendingPart start={start} cities={cities} />
        </ServerRefusals>
        <div className={styles.end}>
          <p className={styles.total} aria-live="polite">
            <span>К&nbsp;оплате</span>
            <b className={styles.sum}>{formatRoubles(amountOf(values) ?? ZERO)}</b>
          </p>
          {answer?.refusal && !isSending && (
            <p className={styles.refusal} role="alert">
              {addingMessage(answer.refusal)}
            </p>
          )}
          <Button
            type="submit"
            name="intent"
            value="add"
            size="big"
            isWide
            isWaiting={isSending}
            waitingText="Добавляем"
          >
            Положить в&nbsp;корзину
          </Button>
          <p className={text.note}>
            Оплатить можно картой. Бонусы и&nbsp;промокоды на&nbsp;сертификаты не&nbsp;действуют.
          </p>
        </div>
      </Form>
    </div>
  );
}
