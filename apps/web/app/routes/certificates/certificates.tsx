import { data, redirect } from 'react-router';
import { getCertificateTerms } from '@yahont/contracts/certificates/certificates.ts';
import { listCities } from '@yahont/contracts/locations/locations.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { BalanceForm } from '#app/features/certificates/balance/balance-form.tsx';
import { findBalance } from '#app/features/certificates/balance/balance.server.ts';
import { drawQr } from '#app/base/qr/draw-qr.server.ts';
import { CertificateFacts } from '#app/features/certificates/facts.tsx';
import { addFromForm } from '#app/features/certificates/order/add-certificate.server.ts';
import { CertificateForm } from '#app/features/certificates/order/certificate-form.tsx';
import { CertificatePreview } from '#app/features/certificates/order/certificate-preview.tsx';
import { publicPage, visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Logo } from '#app/shell/logo.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './certificates.module.css';
import { TextQuestions } from './text-questions.tsx';
import type { Route } from './+types/certificates';

/**
 * Number of cities in the list: the largest ones cover every time zone, and the visitor's own city comes
 * first.
 */
const MAX_CITIES = 60;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  const { api, city } = page;
  page.tag('cities');
  const [words, terms, cities] = await Promise.all([
    loadTextPage(page, url),
    api(getCertificateTerms),
    api(listCities),
  ]);
  const others = cities.filter(({ id }) => id !== city.id).slice(0, MAX_CITIES);
  return {
    words,
    qr: drawQr(`${url.origin}/certificates/`),
    years: terms.years,
    isSold: terms.isSold,
    cityId: city.id,
    cities: [city, ...others].map(({ id, name }) => ({ id, name })),
  };
}

/** The page is cached for everyone, but a submission belongs to one visitor. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  const form = await request.formData();
  if (form.get('intent') === 'balance') return data(await findBalance(api, form));
  const refused = await addFromForm(api, form);
  return refused === null ? redirect('/cart/') : data(refused);
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path } = args.loaderData.words;
  return pageMeta(args, { title, description, canonical: path });
};

/** Gift certificates: the form to buy one, and the balance check. */
export default function CertificatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, years, isSold, cities, cityId, qr } = loaderData;
  const { h1, lead, path } = words;
  const term = `действует ${countOf(years, ['год', 'года', 'лет'])}`;
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name: h1, url: path },
        ]}
      />
      <header className={styles.head}>
        <h1 className={text.pageTitle}>{useHeading(h1)}</h1>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
      </header>
      {isSold ? (
        <CertificateForm
          action={path}
          cities={cities}
          cityId={cityId}
          answer={actionData?.intent === 'add' ? actionData : undefined}
          renderPreview={(values) => (
            <>
              <CertificatePreview
                values={values}
                term={term}
                cityName={cities.find(({ id }) => String(id) === values.cityId)?.name ?? ''}
                logo={<Logo />}
                qr={qr}
              />
              <div className={styles.facts}>
                <CertificateFacts years={years} />
              </div>
            </>
          )}
        />
      ) : (
        <p className={styles.lead}>Сейчас сертификаты продаём в&nbsp;салонах.</p>
      )}
      <div className={styles.factsBelow} data-always={!isSold || undefined}>
        <CertificateFacts years={years} />
      </div>
      <BalanceForm action={path} result={actionData?.intent === 'balance' ? actionData : undefined} />
      <TextQuestions page={words} />
    </main>
  );
}
