import { CERTIFICATE_WAYS, type CertificateWay } from '@yahont/values/certificates/gift.ts';
import { Segments } from '#app/ui/choices/segments.tsx';
import type { CertificateValues } from '../certificate-values.ts';
import { Part } from './part.tsx';

const WAYS: Readonly<Record<CertificateWay, { title: string; note: string }>> = {
  mail: { title: 'Письмом', note: 'на\u00A0почту' },
  sms: { title: 'В\u00A0СМС', note: 'на\u00A0телефон' },
  print: { title: 'На\u00A0бумаге', note: 'распечатаете сами' },
};

/** How the certificate reaches its receiver. */
export function WayPart({ start }: { start: CertificateValues }) {
  return (
    <Part title="Вид">
      <Segments
        label="Вид"
        name="way"
        defaultValue={start.way}
        options={CERTIFICATE_WAYS.map((value) => ({ value, ...WAYS[value] }))}
      />
    </Part>
  );
}
