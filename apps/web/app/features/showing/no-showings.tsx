import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import { CALL_US } from '#app/shop/words/contacts.ts';
import { KIND_TEXTS } from './kind-texts.ts';

/** A city without stores, or without a free hour. */
export function NoShowings({ kind }: { kind: AppointmentKind }) {
  return (
    <p>
      <PhoneLinks text={`${KIND_TEXTS[kind].none} ${CALL_US}`} />
    </p>
  );
}
