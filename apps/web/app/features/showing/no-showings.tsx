import type { ShownThing } from '@yahont/contracts/appointments/appointments.ts';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import { CALL_US } from '#app/lib/contacts.ts';

const TEXTS: Readonly<Record<ShownThing['kind'], string>> = {
  stone:
    'В вашем городе ближайшую неделю показать этот камень не получится. Поможем выбрать его по видеосвязи или привезём в другой салон.',
  product:
    'В вашем городе ближайшую неделю показать это украшение не получится. Расскажем о нём по видеосвязи или привезём в другой салон.',
};

/** A city without stores, or without a free hour. */
export function NoShowings({ kind }: Pick<ShownThing, 'kind'>) {
  return (
    <p>
      <PhoneLinks text={`${TEXTS[kind]} ${CALL_US}`} />
    </p>
  );
}
