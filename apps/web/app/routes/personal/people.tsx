import { useEffect } from 'react';
import { data, redirect, useSearchParams } from 'react-router';
import { PEOPLE_PAGE } from '@yahont/contracts/close-people/close-people-terms.ts';
import { listClosePeople } from '@yahont/contracts/close-people/close-people.ts';
import { listLists } from '@yahont/contracts/lists/lists.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PeopleList, RestorePerson } from '#app/features/close-people/people-list.tsx';
import { changePeople } from '#app/features/close-people/person-action.server.ts';
import { PersonForm } from '#app/features/close-people/person-form.tsx';
import { PERSON, personValues } from '#app/features/close-people/person-values.ts';
import { hasSize } from '#app/features/close-people/sizes/size-of-person.ts';
import { expectSizes } from '#app/features/close-people/sizes/expected-sizes.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import people from '#app/features/close-people/people.module.css';
import type { Route } from './+types/people';

export const handle: Crumb = { crumb: 'Близкие' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  if (!page.has('close-people')) throw pageNotFound(url.pathname);
  const [known, lists] = await Promise.all([
    page.api(listClosePeople),
    page.has('lists') ? page.api(listLists) : null,
  ]);
  return { known, lists: lists?.items ?? null, today: cityDate(new Date(), page.city.timezone) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api, has } = accountPage(context);
  if (!has('close-people')) throw pageNotFound(url.pathname);
  const result = await changePeople(api, await request.formData());
  // A redirect closes the form, and «Назад» does not open it again.
  if (result.kind === 'saved') throw redirect(PEOPLE_PAGE, 303);
  return data(result);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Близкие — Яхонт', robots: 'noindex' });

export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { known, lists, today } = loaderData;
  const [query] = useSearchParams();
  const asked = query.get('edit');
  const refused = actionData?.kind === 'refused' ? actionData : null;
  const changed = known.items.find(({ id }) => String(id) === asked);
  const isFormOpen = changed !== undefined || asked === 'new' || known.items.length === 0 || refused !== null;
  const id = changed?.id ?? 0;
  const isSized = known.items.some(hasSize);
  useEffect(() => expectSizes(isSized), [isSized]);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{useHeading('Близкие')}</h1>
        <p className={styles.intro}>
          {nbsp('Мерки и даты тех, кому дарите. Видите только вы; им мы не пишем.')}
        </p>
      </div>
      {actionData?.kind === 'removed' && <RestorePerson values={actionData.values} />}
      {known.items.length > 0 && (
        <PeopleList people={known} changedId={changed?.id ?? null} lists={lists} today={today} />
      )}
      {isFormOpen && (
        <PersonForm
          key={id}
          id={id}
          start={changed ? personValues(changed) : PERSON.empty}
          bought={known.bought}
          refused={refused}
        />
      )}
      <div className={people.about}>
        <Icon name="ruler" size={22} className={people.icon} />
        <p>
          <b>{nbsp('На странице изделия')}</b>{' '}
          {nbsp(
            'появится «для мамы: 16,5 есть». Переключается одним касанием, по умолчанию — размер, который выбрали вы.',
          )}
        </p>
      </div>
    </div>
  );
}
