import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import {
  FRANCHISE_CONTRACT_FILE,
  FRANCHISE_CONTRACT_PAGE,
  FRANCHISE_FILE,
} from '@yahont/contracts/leads/lead-addresses.ts';
import { listCities } from '@yahont/contracts/locations/locations.ts';
import { Document } from '#app/blocks/document/document.tsx';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { OpenCities } from '#app/features/franchising/open-cities.tsx';
import { PaybackCalculator } from '#app/features/franchising/payback-calculator.tsx';
import { PLAN_QUERY } from '#app/features/franchising/plan-address.ts';
import { salonMap } from '#app/features/franchising/salon-cities.ts';
import { SalonFigures } from '#app/features/franchising/salon-figures.tsx';
import { SalonMap } from '#app/features/franchising/salon-map.tsx';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { useKeptQuery } from '#app/base/navigation/use-kept-query.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { PhoneLinks } from '#app/ui/buttons/phone-links.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './franchising.module.css';
import type { Route } from './+types/franchising';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  page.tag('cities', 'stores');
  const [text, cities] = await Promise.all([loadTextPage(page, url), page.api(listCities)]);
  return { text, map: salonMap(cities) };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.text;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** The franchise: where a store may open, when it pays back, and the application form. */
export default function FranchisingPage({ loaderData: { text, map } }: Route.ComponentProps) {
  const [formats, rest] = afterTable(text.blocks);
  const [plan, changePlan] = useKeptQuery(PLAN_QUERY);
  return (
    <main id="main" className={styles.root}>
      <div className={`${layout.container} ${styles.hero}`}>
        <header className={styles.head}>
          <h1 className={styles.title}>{useHeading(text.h1)}</h1>
          <p className={styles.lead}>
            <PhoneLinks text={text.lead} />
          </p>
          <p className={styles.actions}>
            <ButtonLink href="#заявка">Оставить заявку</ButtonLink>
            <ArrowLink href="#расчёт">Посчитать окупаемость</ArrowLink>
            <ButtonLink href={FRANCHISE_FILE} variant="quiet" download>
              Презентация в&nbsp;ПДФ
            </ButtonLink>
          </p>
        </header>
        <SalonMap map={map} />
      </div>
      <div className={layout.container}>
        <SalonFigures cities={map.cities} />
      </div>
      <div className={layout.container}>
        <Document blocks={formats} look="wide" address={`${text.path} formats`} />
      </div>
      <section className={`${layout.container} ${styles.cities}`} aria-labelledby="города">
        <h2 id="города">Свободные города</h2>
        <OpenCities cities={map.cities} />
      </section>
      <section className={styles.band} aria-labelledby="расчёт">
        <div className={`${layout.container} ${styles.bandBody}`}>
          <h2 id="расчёт">Когда вернутся вложения</h2>
          <PaybackCalculator cities={map.cities} plan={plan} onChange={changePlan} listId="salon-cities" />
        </div>
      </section>
      <div className={layout.container}>
        <Document blocks={rest} look="plan" notes={text.notes} address={text.path} />
      </div>
      <section className={`${layout.container} ${styles.apply}`} aria-labelledby="заявка">
        <div className={styles.head}>
          <h2 id="заявка" className={styles.applyTitle}>
            Расскажите о&nbsp;городе
          </h2>
          <p className={styles.lead}>
            Ответим за&nbsp;один рабочий день. Если&nbsp;город занят, предложим соседний.
          </p>
          <p className={styles.actions}>
            <ButtonLink href={FRANCHISE_CONTRACT_FILE} variant="quiet" download>
              Образец договора в&nbsp;ПДФ
            </ButtonLink>
            <ArrowLink href={FRANCHISE_CONTRACT_PAGE}>Прочитать на&nbsp;сайте</ArrowLink>
          </p>
        </div>
        <div className={styles.panel}>
          <LeadForm kind="franchising" />
        </div>
      </section>
    </main>
  );
}

/**
 * Splits the text after the table of formats and the paragraph that follows it: the calculator is shown
 * there.
 */
function afterTable(blocks: readonly Block[]): [formats: Block[], rest: Block[]] {
  const table = blocks.findIndex(({ type }) => type === 'table');
  const next = blocks[table + 1];
  const end = table + (next?.type === 'text' && next.heading === '' ? 2 : 1);
  return [blocks.slice(0, end), blocks.slice(end)];
}
