import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { TextBody } from '#app/blocks/text/text-body.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './feedback.module.css';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import type { Route } from './+types/feedback';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTextPage(publicPage(context), url);
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path } = args.loaderData;
  return pageMeta(args, { title, description, canonical: path });
};

/** A message to the shop, and other ways to contact it. */
export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  const { h1, lead, path } = loaderData;
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
        {lead !== '' && (
          <p className={styles.lead}>
            <PhoneLinks text={lead} />
          </p>
        )}
      </header>
      <section className={styles.panel} aria-labelledby="write">
        <h2 id="write" className={styles.title}>
          Написать нам
        </h2>
        <LeadForm kind="feedback" />
      </section>
      <TextBody page={loaderData} />
    </main>
  );
}
