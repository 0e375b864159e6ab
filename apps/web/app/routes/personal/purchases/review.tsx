import { data, redirect } from 'react-router';
import { getOwnReview } from '@yahont/contracts/reviews/reviews.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { OwnReview } from '#app/features/reviews/own/own-review.tsx';
import { sendReview } from '#app/features/reviews/own/review-action.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import type { Crumb } from '../crumb.ts';
import styles from '../page.module.css';
import type { Route } from './+types/review';

export const handle: Crumb = { crumb: 'Отзыв' };

const KEY = /^(?:[os]\d{1,15}|r\d{1,9})$/;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  return { key: params.key, piece: await pieceOf(page, params.key, url.pathname) };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = accountPage(context);
  const { asksFit } = await pieceOf(page, params.key, url.pathname);
  const given = { key: params.key, asksFit };
  const form = await request.formData();
  const result = await or404(sendReview(page.api, form, given), url.pathname);
  // Of a piece that was given back nothing is left once its review is withdrawn.
  if (form.get('intent') === 'withdraw' && params.key.startsWith('r'))
    return redirect('/personal/purchases/');
  // Redirects after the form, so that a reload does not send it again.
  return result.ok ? redirect(`/personal/purchases/${params.key}/review/`) : data(result);
}

/** A page of nothing that can be reviewed does not exist. */
async function pieceOf({ api, has }: VisitorPage, key: string, path: string) {
  if (!KEY.test(key) || !has('reviews')) throw pageNotFound(path);
  try {
    return await or404(api(getOwnReview, { params: { key } }), path);
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'not-reviewable') throw pageNotFound(path);
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Отзыв — Яхонт', robots: 'noindex' });

export default function OwnReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, piece } = loaderData;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{useHeading('Отзыв об\u00A0украшении')}</h1>
      <OwnReview piece={piece} pieceKey={key} result={actionData} />
      <p>
        <ArrowLink href="/personal/purchases/">Все покупки</ArrowLink>
      </p>
    </div>
  );
}
