import { useState } from 'react';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { serviceHref, type ServiceThing } from '#app/shop/visits/service-address.ts';
import type { ShowingChoice } from './showing-address.ts';
import { ShowingForm } from './showing-form.tsx';
import { reloadShowings, useShowings } from './use-showings.ts';

type Props = {
  /** What the visit is for: `{ kind: 'gold', lots, productId }`, or `bareService(kind)`. */
  thing: ServiceThing;
};

/**
 * The form to book a visit for a service, inside any page: store, day, hour, name and phone. A cached page
 * may be older than the free hours, so the browser requests them; without a script there is a link to the
 * appointment page.
 */
export function AppointmentForm({ thing }: Props) {
  const [choice, setChoice] = useState<ShowingChoice>({});
  const { data: showings, isError } = useShowings(thing);
  if (showings === undefined)
    return (
      <div>
        <ButtonLink href={serviceHref(thing)}>Выбрать салон и&nbsp;время</ButtonLink>
        {isError && <p role="status">{nbsp('Свободные часы не загрузились. Откройте их по ссылке выше.')}</p>}
      </div>
    );
  return (
    <ShowingForm
      {...{ thing, showings, choice }}
      choose={(next) => ({ onClick: () => setChoice(next) })}
      isMain={false}
      onAnswer={() => reloadShowings(thing)}
    />
  );
}
