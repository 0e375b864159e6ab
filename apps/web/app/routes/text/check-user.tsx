import { data, redirect } from 'react-router';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { CallerCheck } from '#app/features/callers/caller-check.tsx';
import { checkCaller } from '#app/features/callers/check-caller.server.ts';
import { useHowCodeComes } from '#app/features/sign-in/code/how-code-comes.ts';
import { changePhone, nextOf, sendCode, signIn } from '#app/features/sign-in/sign-in-action.server.ts';
import { SignInPanel } from '#app/features/sign-in/sign-in-panel.tsx';
import { pathWithin } from '#app/base/navigation/address.ts';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import { SIGN_IN_PANEL_ID, signInAddress } from '@yahont/contracts/accounts/sign-in-page.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import styles from './check-user.module.css';
import type { Route } from './+types/check-user';

/**
 * `/check_user/`: a check of callers and staff, and the sign-in page that «Войти» leads to without scripts.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = visitorPage(context);
  const wanted = pathWithin(url.searchParams.get('next') ?? '');
  // A signed-in visitor followed the link of a letter.
  if (page.isSignedIn && wanted !== null) throw redirectForVisitor(wanted);
  const next = wanted ?? '/personal/';
  return {
    text: await loadTextPage(page, url),
    isSignedIn: page.isSignedIn,
    next,
    // «Войти» and links in letters name a page to return to; the text about callers is for other visitors.
    isForSignIn: wanted !== null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  const form = await request.formData();
  const checked = await checkCaller(api, form);
  if (checked !== null) return data(checked);
  const intent = form.get('intent');
  if (intent === 'code') return data(await sendCode(api, form));
  if (intent === 'change-phone') return data(changePhone(form));
  const result = await signIn(api, form);
  return result.step === 'done' ? redirect(nextOf(form)) : data(result);
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.text;
  if (args.loaderData.isForSignIn)
    return pageMeta(args, { title: 'Вход — Яхонт', canonical: path, robots: 'noindex' });
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

export default function CheckUserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, isSignedIn, next, isForSignIn } = loaderData;
  const howCodeComes = useHowCodeComes();
  const checked = actionData !== undefined && 'intent' in actionData ? actionData : undefined;
  const signInResult = actionData !== undefined && 'step' in actionData ? actionData : undefined;
  // The code field or the consent has the focus; without this its scroll position would carry over to the
  // next page.
  const place =
    signInResult?.step === 'code' || signInResult?.step === 'consent' ? '' : `#${SIGN_IN_PANEL_ID}`;
  const Heading = isForSignIn ? 'h1' : 'h2';
  const panel = (
    <section
      id={SIGN_IN_PANEL_ID}
      className={styles.panel}
      data-alone={isForSignIn || undefined}
      aria-labelledby="sign-in"
    >
      <Heading id="sign-in" className={styles.title}>
        {isSignedIn ? <>Вы&nbsp;уже вошли</> : <>Войти в&nbsp;кабинет</>}
      </Heading>
      {isSignedIn ? (
        <p>
          <ArrowLink href="/personal/">Личный кабинет</ArrowLink>
        </p>
      ) : (
        <SignInPanel
          action={`${signInAddress(next)}${place}`}
          next={next}
          lead={`Введите номер телефона: ${howCodeComes}. Корзина и\u00A0избранное останутся с\u00A0вами.`}
          signInText="Войти"
          result={signInResult}
        />
      )}
    </section>
  );
  if (!isForSignIn)
    return (
      <TextArticle
        page={text}
        first={
          <div className={`${layout.container} ${styles.check}`}>
            <CallerCheck action={text.path} result={checked} />
          </div>
        }
      >
        {panel}
      </TextArticle>
    );
  return (
    <main id="main" className={`${layout.container} ${layout.section} ${layout.tall}`}>
      {panel}
    </main>
  );
}
