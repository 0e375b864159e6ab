import { data, redirect } from 'react-router';
import { logout } from '@yahont/contracts/accounts/sign-in.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { BonusCard } from '#app/features/bonus/bonus-card.tsx';
import { sendEmailProof } from '#app/features/profile/email-proof-action.server.ts';
import { saveProfile } from '#app/features/profile/profile-action.server.ts';
import { ProfileForm } from '#app/features/profile/profile-form.tsx';
import { SignOutForm } from '#app/features/account/sign-out-form.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/detail';

export const handle: Crumb = { crumb: 'Профиль' };

export async function loader({ context }: Route.LoaderArgs) {
  return { user: await accountUser(accountPage(context)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const form = await request.formData();
  if (form.get('intent') === 'sign-out') {
    await api(logout, { body: {} });
    throw redirect('/');
  }
  return data(await (form.get('intent') === 'prove-email' ? sendEmailProof : saveProfile)(api, form));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Профиль — Яхонт', robots: 'noindex' });

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const heading = useHeading('Профиль');
  const { user } = loaderData;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
      <div className={styles.profile}>
        <ProfileForm user={user} result={actionData} />
        <div className={styles.bonus}>
          <BonusCard points={user.bonus} />
          <p className={styles.muted}>
            Бонусы начисляем после получения заказа. При оформлении ими можно оплатить часть суммы,
            а&nbsp;если хватит, то&nbsp;и&nbsp;весь заказ.
          </p>
        </div>
      </div>
      <div className={styles.onPhone}>
        <SignOutForm />
      </div>
    </div>
  );
}
