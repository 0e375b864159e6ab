import { useCallback, useState } from 'react';
import { loadTextBesideForm } from '#app/blocks/text/load-text-page.server.ts';
import { GiftCalculator } from '#app/features/corporate/gift-calculator.tsx';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { loadGiftPieces } from './load-gift-pieces.server.ts';
import styles from './text-form.module.css';
import type { Route } from './+types/corporate';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  const [text, pieces] = await Promise.all([loadTextBesideForm(page, url), loadGiftPieces(page)]);
  return { text, pieces };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.text;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** Gifts for companies: what they cost today, and a request for a quote. */
export default function CorporatePage({ loaderData: { text, pieces } }: Route.ComponentProps) {
  const [choice, setChoice] = useState('');
  const keep = useCallback((words: string) => setChoice(words), []);
  return (
    <TextArticle page={text}>
      <section className={styles.part} aria-labelledby="расчёт">
        <h2 id="расчёт" className={styles.title}>
          Сколько это стоит
        </h2>
        <GiftCalculator path={text.path} pieces={pieces} onChoice={keep} />
      </section>
      <section className={styles.form} aria-labelledby="заявка">
        <div className={styles.head}>
          <h2 id="заявка" className={styles.title}>
            Запросить счёт
          </h2>
          <p className={styles.lead}>
            Ответим за&nbsp;один рабочий день. Выбор из&nbsp;расчёта приложим к&nbsp;запросу.
          </p>
        </div>
        <LeadForm kind="corporate" choice={choice} />
      </section>
    </TextArticle>
  );
}
