import { data } from 'react-router';
import { takeRegistration } from '#app/features/sign-in/registration-action.server.ts';
import { RegistrationForm } from '#app/features/sign-in/registration-form.tsx';
import { TextArticle } from '#app/features/text/text-article.tsx';
import { publicPage, visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import styles from './bonus-landing.module.css';
import { loadTextPage } from './load-text-page.server.ts';
import type { Route } from './+types/bonus-landing';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTextPage(publicPage(context), url);
}

/** The page is shared, its form is not: what is sent is taken for one visitor. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await takeRegistration(api, await request.formData()));
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** What the bonus card gives, and the form that opens one. */
export default function BonusLanding({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TextArticle page={loaderData}>
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
    </TextArticle>
  );
}
