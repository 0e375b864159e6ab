import { data, redirect, useSearchParams } from 'react-router';
import { listAddresses } from '@yahont/contracts/addresses/addresses.ts';
import { ADDRESSES_MAX } from '@yahont/contracts/wire/limits.ts';
import { changeAddresses } from '#app/features/addresses/address-action.server.ts';
import { RestoreAddress } from '#app/features/addresses/address-card.tsx';
import { AddressForm } from '#app/features/addresses/address-form.tsx';
import { AddressList } from '#app/features/addresses/address-list.tsx';
import { ADDRESS, addressValues, cityText } from '#app/features/addresses/address-values.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { TextBody } from '#app/blocks/text/text-body.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/address';

export const handle: Crumb = { crumb: 'Адреса' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  const [text, { items }] = await Promise.all([loadTextPage(page, url), page.api(listAddresses)]);
  return { text, addresses: items, city: { id: page.city.id, text: cityText(page.city) } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const result = await changeAddresses(api, await request.formData());
  // A redirect closes the form, and «Назад» does not open it again.
  if (result.kind === 'saved') throw redirect('/personal/address/', 303);
  return data(result);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Адреса — Яхонт', robots: 'noindex' });

export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, addresses, city } = loaderData;
  const [query] = useSearchParams();
  const asked = query.get('edit');
  const changed = addresses.find(({ id }) => String(id) === asked);
  const refused = actionData?.kind === 'refused' ? actionData : null;
  const isFormOpen = changed !== undefined || asked === 'new' || addresses.length === 0 || refused !== null;
  const id = changed?.id ?? 0;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{useHeading(text.h1)}</h1>
        <p className={styles.intro}>{text.lead}</p>
      </div>
      {actionData?.kind === 'removed' && <RestoreAddress values={actionData.values} />}
      {addresses.length > 0 && (
        <AddressList addresses={addresses} isFull={addresses.length >= ADDRESSES_MAX} />
      )}
      {isFormOpen && (
        <AddressForm
          key={id}
          id={id}
          start={changed ? addressValues(changed) : { ...ADDRESS.empty, city: city.text }}
          cityId={changed?.cityId ?? city.id}
          refused={refused}
        />
      )}
      <TextBody page={text} />
    </div>
  );
}
