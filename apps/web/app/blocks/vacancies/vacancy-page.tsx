import type { Vacancy } from '@yahont/contracts/content/vacancies.ts';
import { ReadingColumns } from '#app/blocks/document/reading-columns.tsx';
import { withoutOwn } from '#app/blocks/document/without-own.ts';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { REQUEST_WORDS } from '#app/features/leads/request-words.ts';
import { VacancyFacts } from '#app/features/vacancies/vacancy-facts.tsx';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import words from '#app/ui/text/banner-words.module.css';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import { PageBanner } from '#app/ui/text/page-banner.tsx';
import { vacancyCrumbs } from './vacancy-meta.ts';
import form from '#app/blocks/text/own-form.module.css';
import styles from './vacancy-page.module.css';

const FORM_ID = 'otklik';

/** A vacancy: the work, the salary and the place, and the form to apply. */
export function VacancyPage({ vacancy }: { vacancy: Vacancy }) {
  const { h1, lead, city, code, url, picture, blocks, notes } = vacancy;
  return (
    <main id="main" className={styles.root}>
      <div className={layout.container}>
        <Breadcrumbs items={vacancyCrumbs(vacancy)} />
      </div>
      <article>
        <PageBanner picture={picture} focus="50% 50%">
          <p className={words.eyebrow}>{city}</p>
          <h1 className={words.title}>{useHeading(h1)}</h1>
          <p className={words.lead}>{lead}</p>
        </PageBanner>
        <ReadingColumns
          blocks={withoutOwn(blocks, { hasForm: true })}
          notes={notes}
          look="page"
          address={url}
          side={{
            label: 'Условия',
            content: <VacancyFacts vacancy={vacancy} formAnchor={`#${FORM_ID}`} />,
          }}
        />
      </article>
      <section
        id={FORM_ID}
        className={`${layout.container} ${form.form} ${styles.apply}`}
        aria-labelledby={`${FORM_ID}-h`}
      >
        <div className={form.head}>
          <h2 id={`${FORM_ID}-h`} className={form.title}>
            {REQUEST_WORDS.vacancy.h1}
          </h2>
          <p className={form.lead}>{REQUEST_WORDS.vacancy.lead}</p>
        </div>
        <LeadForm key={code} kind="vacancy" subject={`${h1}, ${city}`} />
      </section>
    </main>
  );
}
