import { data, redirect, useSearchParams } from 'react-router';
import { getSecurity } from '@yahont/contracts/accounts/security.ts';
import { listSavedCards } from '@yahont/contracts/payment/saved-cards.ts';
import { logout } from '@yahont/contracts/accounts/sign-in.ts';
import { BONUS_SPEND_PERCENT } from '@yahont/values/sums/bonus.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { BonusCard } from '#app/features/bonus/bonus-card.tsx';
import { removeCard } from '#app/features/payment/cards/card-action.server.ts';
import { REMOVE_CARD } from '#app/features/payment/cards/card-intents.ts';
import { OwnCards } from '#app/features/payment/cards/own-cards.tsx';
import { sendEmailProof } from '#app/features/profile/email-proof-action.server.ts';
import {
  saveProfile,
  unsavedProfile,
  type ProfileResult,
} from '#app/features/profile/profile-action.server.ts';
import { WANTS_LETTER } from '#app/features/profile/profile-values.ts';
import { ProfileForm } from '#app/features/profile/profile-form.tsx';
import { changeErasure, type ErasureResult } from '#app/features/privacy/erasure-action.server.ts';
import { ERASE, ERASE_URL, KEEP, TAKE, TAKE_URL } from '#app/features/privacy/erasure-intents.ts';
import { loadOwnData } from '#app/features/privacy/load-own-data.server.ts';
import { OwnData } from '#app/features/privacy/own-data.tsx';
import { ProfileSection } from '#app/features/profile/profile-section.tsx';
import { ProfileValuesFields } from '#app/features/profile/profile-values-fields.tsx';
import { SignOutForm } from '#app/features/account/sign-out-form.tsx';
import { meansAction } from '#app/features/sign-in/means/means-action.server.ts';
import type { MeansResult } from '#app/features/sign-in/means/means-result.ts';
import { OpenSessions } from '#app/features/sign-in/means/open-sessions.tsx';
import { OwnPasskeys } from '#app/features/sign-in/means/own-passkeys.tsx';
import { PHONE_ID, PhoneChange } from '#app/features/sign-in/means/phone-change.tsx';
import { ProofPanel } from '#app/features/sign-in/means/proof-panel.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/detail';

export const handle: Crumb = { crumb: 'Профиль' };

/** The profile with the proof open that changing a confirmed address requires. */
const EMAIL_PROOF = '/personal/detail/?change=email';

export async function loader({ context }: Route.LoaderArgs) {
  const page = accountPage(context);
  const [user, security, ownData, cards] = await Promise.all([
    accountUser(page),
    page.api(getSecurity),
    loadOwnData(page.api),
    page.api(listSavedCards),
  ]);
  return { user, security, ownData, cards: cards.items, offsetHours: page.city.timezone };
}

type Result = {
  profile?: ProfileResult;
  means?: MeansResult;
  erasure?: ErasureResult;
  card?: { text: string };
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'sign-out') {
    await api(logout, { body: {} });
    throw redirect('/');
  }
  if (intent === ERASE || intent === KEEP) return data<Result>({ erasure: await changeErasure(api, intent) });
  if (intent === TAKE) {
    const { freshUntil } = await api(getSecurity);
    if (freshUntil !== null) throw redirect('/api/account/data');
    return data<Result>({});
  }
  if (intent === REMOVE_CARD) return data<Result>({ card: await removeCard(api, form) });
  const means = await meansAction(form)?.(api, form);
  if (means === undefined)
    return data<Result>({
      profile: await (intent === 'prove-email' ? sendEmailProof : saveProfile)(api, form),
    });
  const change = url.searchParams.get('change');
  if (change === 'erasure' && means.kind === 'proved')
    return data<Result>({ erasure: await changeErasure(api, ERASE) });
  if (change !== 'email') return data<Result>({ means });
  // The proof was for an e-mail address: once it is there, save the form or send the link.
  if (means.kind === 'proved')
    return data<Result>({
      profile: await (form.has(WANTS_LETTER) ? sendEmailProof : saveProfile)(api, form),
    });
  return data<Result>({ profile: unsavedProfile(form), means });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Профиль — Яхонт', robots: 'noindex' });

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const heading = useHeading('Профиль');
  const [search] = useSearchParams();
  const { user, security, ownData, cards, offsetHours } = loaderData;
  const { profile, means, erasure, card } = actionData ?? {};
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
      <div className={styles.profile}>
        <div>
          <ProfileForm user={user} result={profile} />
          {profile?.needsProof === true && (
            <EmailChangeProof {...loaderData} profile={profile} means={means} />
          )}
          <ProfileSection title="Телефон" hint="По нему вы входите в кабинет.">
            <p id={PHONE_ID}>{formatPhone(user.phone)}</p>
            <PhoneChange
              phone={user.phone}
              security={security}
              isOpen={search.get('change') === 'phone'}
              result={means}
            />
          </ProfileSection>
          <ProfileSection title="Карты для оплаты" hint="Чтобы не вводить карту каждый раз.">
            <OwnCards cards={cards} done={card?.text ?? null} />
          </ProfileSection>
          <ProfileSection title="Безопасность" hint="Незнакомое устройство? Закройте на нём вход.">
            <OpenSessions sessions={security.sessions} offsetHours={offsetHours} result={means} />
            <OwnPasskeys
              phone={user.phone}
              security={security}
              offsetHours={offsetHours}
              isProofOpen={search.get('change') === 'passkey'}
              result={means}
            />
          </ProfileSection>
        </div>
        <div className={styles.bonus}>
          <BonusCard points={user.bonus} />
          <p className={styles.muted}>
            Бонусы начисляем после получения заказа. Ими можно заменить до&nbsp;{BONUS_SPEND_PERCENT}&nbsp;%
            стоимости украшений или оплатить весь заказ с&nbsp;доставкой, если хватает счёта.
          </p>
        </div>
      </div>
      <OwnData
        data={ownData}
        timezone={offsetHours}
        refusal={erasure?.refusal ?? null}
        proof={proofOfData(search.get('change'), loaderData, means)}
        isProved={search.get('change') === 'data' && means?.kind === 'proved'}
      />
      <div className={styles.onPhone}>
        <SignOutForm />
      </div>
    </div>
  );
}

/** The proof required to download the data or erase the account; null when none is needed. */
function proofOfData(
  change: string | null,
  { user, security, ownData }: Pick<Route.ComponentProps['loaderData'], 'user' | 'security' | 'ownData'>,
  means: MeansResult | undefined,
) {
  if (security.freshUntil !== null || (change !== 'data' && change !== 'erasure')) return null;
  if (change === 'erasure' && ownData.eraseAt !== null) return null;
  const isOpen = means?.kind === 'prove' || means?.kind === 'prove-code';
  const panel = (
    <ProofPanel
      action={change === 'data' ? TAKE_URL : ERASE_URL}
      lead={
        change === 'data'
          ? 'В файле всё, что мы о вас знаем. Прежде чем его отдать, убедимся, что это вы.'
          : 'Прежде чем удалить кабинет, подтвердите, что это вы.'
      }
      phone={user.phone}
      ways={security.ways}
      hasPasskeys={security.passkeys.length > 0}
      state={isOpen ? means : { kind: 'prove', problem: null }}
    />
  );
  return { of: change, panel } as const;
}

type ProofProps = Pick<Route.ComponentProps['loaderData'], 'user' | 'security'> & {
  profile: ProfileResult;
  means: MeansResult | undefined;
};

function EmailChangeProof({ user, security, profile, means }: ProofProps) {
  const isOpen = means?.kind === 'prove' || means?.kind === 'prove-code';
  return (
    <ProofPanel
      action={EMAIL_PROOF}
      lead={
        profile.wantsLetter === true
          ? 'Прежде чем подтвердить почту, подтвердите, что это вы.'
          : 'Вы меняете подтверждённую почту. Чтобы её сохранить, подтвердите, что это вы.'
      }
      phone={user.phone}
      ways={security.ways}
      hasPasskeys={security.passkeys.length > 0}
      state={isOpen ? means : { kind: 'prove', problem: null }}
    >
      <ProfileValuesFields values={profile.values} />
      {profile.wantsLetter === true && <input type="hidden" name={WANTS_LETTER} value="yes" />}
    </ProofPanel>
  );
}
