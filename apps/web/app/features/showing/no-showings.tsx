import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import { CALL_US } from '#app/lib/contacts.ts';

/** A city without stores, or without a free hour. */
export function NoShowings() {
  return (
    <p>
      <PhoneLinks
        text={`В вашем городе ближайшую неделю показать этот камень не получится. Поможем выбрать его по видеосвязи или привезём в другой салон. ${CALL_US}`}
      />
    </p>
  );
}
