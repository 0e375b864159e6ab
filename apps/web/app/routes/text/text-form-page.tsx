import { loadTextBesideForm } from '#app/blocks/text/load-text-page.server.ts';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { REQUEST_WORDS } from '#app/features/leads/request-words.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { parentsOf } from './parents-of.ts';
import styles from './text-form.module.css';
import type { Route } from './+types/text-form-page';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const text = await loadTextBesideForm(publicPage(context), url);
  return { text, kind: kindOf(text.path), country: 'code' in params ? (params.code ?? '') : '' };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.text;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** A text with the form that it leads to. */
export default function TextFormPage({ loaderData: { text, kind, country } }: Route.ComponentProps) {
  const { h1, lead } = REQUEST_WORDS[kind];
  return (
    <TextArticle page={text} parents={parentsOf(text.path)}>
      <section className={styles.form} aria-labelledby="заявка">
        <div className={styles.head}>
          <h2 id="заявка" className={styles.title}>
            {h1}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <LeadForm key={text.path} kind={kind} country={country} />
      </section>
    </TextArticle>
  );
}

function kindOf(path: string): 'cis' | 'rent' | 'partners' {
  if (path.startsWith('/cis/')) return 'cis';
  return path === '/arenda/' ? 'rent' : 'partners';
}
