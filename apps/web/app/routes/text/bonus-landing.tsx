import { data, useFetcher } from 'react-router';
import {
  BONUS_EARN_PERCENT,
  BONUS_LEVELS,
  BONUS_SPEND_PERCENT,
  POINT_LIVES,
  WELCOME_POINTS,
} from '@yahont/values/sums/bonus.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { ReadingColumns } from '#app/blocks/document/reading-columns.tsx';
import { BonusCard } from '#app/features/bonus/bonus-card.tsx';
import { useHowPhoneIsProved } from '#app/features/sign-in/code/how-code-comes.ts';
import { takeRegistration } from '#app/features/sign-in/registration-action.server.ts';
import { RegistrationForm } from '#app/features/sign-in/registration-form.tsx';
import { publicPage, visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { BrilliantCrown } from '#app/shell/brilliant-crown.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './bonus-landing.module.css';
import type { Route } from './+types/bonus-landing';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTextPage(publicPage(context), url);
}

/** The page is cached for everyone, but a submission belongs to one visitor. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await takeRegistration(api, await request.formData()));
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** The benefits of the card on ruby at the left, its registration form at the right, the rules below. */
export default function BonusLanding({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignedIn, summary } = useVisitor();
  // Not while the form reports a successful registration.
  const registration = useFetcher<typeof action>({ key: 'registration' });
  const isMember = isSignedIn && registration.data === undefined && actionData === undefined;
  const { path, blocks, notes } = loaderData;
  return (
    <main id="main" className={styles.root}>
      <div className={styles.halves}>
        <CardPromise page={loaderData} />
        {isMember ? (
          <MemberCard points={summary?.user?.bonus ?? null} />
        ) : (
          <Registration path={path} result={actionData} />
        )}
      </div>
      <ReadingColumns blocks={blocks} notes={notes} look="page" address={path} />
    </main>
  );
}

function CardPromise({ page: { h1, lead } }: { page: Route.ComponentProps['loaderData'] }) {
  return (
    <div className={styles.promise} data-theme="dark">
      <BrilliantCrown className={styles.stone} />
      <div className={styles.words}>
        <h1 className={styles.heading}>{useHeading(h1)}</h1>
        <p className={styles.figure} aria-hidden="true">
          {BONUS_EARN_PERCENT}
          <span className={styles.unit}>%</span>
        </p>
        <p className={styles.lead}>{lead}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Сразу</dt>
          <dd>
            {WELCOME_POINTS}&nbsp;бонусов на&nbsp;{POINT_LIVES.welcome.days}&nbsp;дней
          </dd>
        </div>
        <div>
          <dt>Потом</dt>
          <dd>
            от&nbsp;{BONUS_EARN_PERCENT} до&nbsp;{BONUS_LEVELS.at(-1)?.percent}&nbsp;% с&nbsp;каждой покупки
          </dd>
        </div>
        <div>
          <dt>Оплатить</dt>
          <dd>до&nbsp;{BONUS_SPEND_PERCENT}&nbsp;% украшения</dd>
        </div>
      </dl>
    </div>
  );
}

type RegistrationProps = { path: string; result: Route.ComponentProps['actionData'] };

function Registration({ path, result }: RegistrationProps) {
  return (
    <section className={styles.form} aria-labelledby="registration">
      <div className={styles.inner}>
        <h2 id="registration">Оформите карту</h2>
        <p className={styles.hint}>
          Пластика нет: бонусы копятся на&nbsp;счёте по&nbsp;номеру телефона. {useHowPhoneIsProved()}
        </p>
        <RegistrationForm action={path} isPromo result={result} />
      </div>
    </section>
  );
}

/** Shown to a signed-in visitor instead of the registration form. `points`: null while they are loading. */
function MemberCard({ points }: { points: number | null }) {
  return (
    <section className={styles.form} aria-labelledby="member">
      <div className={styles.inner}>
        <h2 id="member">Карта у&nbsp;вас уже есть</h2>
        {points !== null && <BonusCard points={points} />}
        <p className={styles.hint}>Бонусы копятся по&nbsp;номеру телефона, с&nbsp;которым вы вошли.</p>
        <p>
          <ButtonLink href="/personal/card/">Моя карта</ButtonLink>
        </p>
      </div>
    </section>
  );
}
