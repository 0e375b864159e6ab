import { data, useFetcher } from 'react-router';
import { takeRegistration } from '#app/features/sign-in/registration-action.server.ts';
import { RegistrationForm } from '#app/features/sign-in/registration-form.tsx';
import { TextArticle } from '#app/features/text/text-article.tsx';
import { publicPage, visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './bonus-landing.module.css';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import type { Route } from './+types/bonus-landing';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTextPage(publicPage(context), url);
}

/** The page is shared, its form is not: a submission belongs to one visitor. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await takeRegistration(api, await request.formData()));
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** Benefits of the bonus card, and the registration form. */
export default function BonusLanding({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignedIn } = useVisitor();
  // Not while the form shows that a registration has just succeeded.
  const registration = useFetcher<typeof action>({ key: 'registration' });
  const isMember = isSignedIn && registration.data === undefined && actionData === undefined;
  return (
    <TextArticle page={loaderData}>
      {isMember ? (
        <MemberNote />
      ) : (
        <section className={styles.registration} aria-labelledby="registration">
          <div className={styles.head}>
            <h2 id="registration" className={styles.title}>
              Оформите карту
            </h2>
            <p className={styles.lead}>
              Пластика нет: бонусы копятся на&nbsp;счёте по&nbsp;номеру телефона. Подтвердим его кодом
              из&nbsp;СМС.
            </p>
          </div>
          <RegistrationForm action={loaderData.path} isPromo result={actionData} />
        </section>
      )}
    </TextArticle>
  );
}

/** A signed-in visitor already has the card. */
function MemberNote() {
  return (
    <section className={styles.registration} aria-labelledby="member">
      <div className={styles.head}>
        <h2 id="member" className={styles.title}>
          Карта у&nbsp;вас уже есть
        </h2>
        <p className={styles.lead}>Бонусы копятся по&nbsp;номеру телефона, с&nbsp;которым вы вошли.</p>
      </div>
      <div>
        <ButtonLink href="/personal/card/">Моя карта</ButtonLink>
      </div>
    </section>
  );
}
