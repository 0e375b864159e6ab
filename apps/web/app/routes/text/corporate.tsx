import { listTextPages } from '@yahont/contracts/content/content.ts';
import { CONTRACT_FILE, CONTRACT_PAGE } from '@yahont/contracts/content/contract.ts';
import { listGiftPieces } from '@yahont/contracts/catalogue/gift-pieces.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { chosenGifts } from '#app/features/corporate/chosen-gifts.ts';
import { GiftCalculator } from '#app/features/corporate/gift-calculator.tsx';
import { GIFTS_QUERY } from '#app/features/corporate/gifts-address.ts';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { useKeptQuery } from '#app/base/navigation/use-kept-query.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import styles from '#app/blocks/text/own-form.module.css';
import type { Route } from './+types/corporate';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  page.tag('catalogue', 'listing');
  const [text, { items }, texts] = await Promise.all([
    loadTextPage(page, url),
    page.api(listGiftPieces),
    page.api(listTextPages),
  ]);
  return { text, pieces: items, hasContract: texts.items.some(({ path }) => path === CONTRACT_PAGE) };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.text;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

/** Gifts for companies: what they cost today, and a request for a quote. */
export default function CorporatePage({ loaderData: { text, pieces, hasContract } }: Route.ComponentProps) {
  const [gifts, changeGifts] = useKeptQuery(GIFTS_QUERY);
  return (
    <TextArticle page={text}>
      <section className={styles.part} aria-labelledby="расчёт">
        <h2 id="расчёт" className={styles.title}>
          Сколько это стоит
        </h2>
        <GiftCalculator pieces={pieces} gifts={gifts} onChange={changeGifts} />
      </section>
      {hasContract && (
        <section className={styles.part} aria-labelledby="договор">
          <div className={styles.head}>
            <h2 id="договор" className={styles.title}>
              Договор
            </h2>
            <p className={styles.lead}>
              Это оферта: она действует, как только вы оформили заказ на&nbsp;компанию. Подписывать её
              отдельно не&nbsp;нужно.
            </p>
          </div>
          <p className={styles.links}>
            <ButtonLink href={CONTRACT_FILE} variant="quiet" download>
              Скачать договор в&nbsp;ПДФ
            </ButtonLink>
            <ArrowLink href={CONTRACT_PAGE}>Прочитать на&nbsp;сайте</ArrowLink>
          </p>
        </section>
      )}
      <section className={styles.form} aria-labelledby="заявка">
        <div className={styles.head}>
          <h2 id="заявка" className={styles.title}>
            Запросить счёт
          </h2>
          <p className={styles.lead}>
            Ответим за&nbsp;один рабочий день. Выбор из&nbsp;расчёта приложим к&nbsp;запросу.
          </p>
        </div>
        <LeadForm kind="corporate" choice={chosenGifts(pieces, gifts).words} />
      </section>
    </TextArticle>
  );
}
