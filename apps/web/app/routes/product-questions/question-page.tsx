import { data } from 'react-router';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { getOwnQuestions } from '@yahont/contracts/product-questions/product-questions.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { sendQuestion } from '#app/features/product-questions/question-action.server.ts';
import { questionHref, readQuestionAddress } from '#app/features/product-questions/question-address.ts';
import { QuestionForm } from '#app/features/product-questions/question-form.tsx';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './question-page.module.css';
import type { Route } from './+types/question-page';

/** `/question/?product=12`: the form as a page, for browsers without scripts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, has } = visitorPage(context);
  const productId = readQuestionAddress(url.searchParams);
  if (productId === null || !has('product-questions')) throw pageNotFound(url.pathname);
  const params = { id: productId };
  const [known, product] = await Promise.all([
    or404(api(getOwnQuestions, { params }), url.pathname),
    or404(api(getProduct, { params }), url.pathname),
  ]);
  return { productId, known, name: product.shortName, productUrl: product.url };
}

export async function action({ context, url, request }: Route.ActionArgs) {
  const productId = readQuestionAddress(url.searchParams);
  if (productId === null) throw pageNotFound(url.pathname);
  const { api } = visitorPage(context);
  return data(await or404(sendQuestion(api, productId, await request.formData()), url.pathname));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Вопрос об изделии — Яхонт',
    canonical: questionHref(args.loaderData?.productId ?? 0),
    robots: 'noindex, follow',
  });

export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { productId, known, name, productUrl } = loaderData;
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name, url: productUrl },
          { name: 'Вопрос об изделии', url: questionHref(productId) },
        ]}
      />
      <header>
        <h1 className={text.pageTitle}>{useHeading('Вопрос об изделии')}</h1>
        <p className={styles.lead}>{nbsp(name)}</p>
      </header>
      <QuestionForm productId={productId} known={known} result={actionData} />
    </main>
  );
}
