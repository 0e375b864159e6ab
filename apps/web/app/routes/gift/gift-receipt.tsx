import { data } from 'react-router';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { showGiftReceipt, type GiftReceipt } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { AskedNote, ClosedNote, NoneLeft } from '#app/features/gift-receipt/closed-note.tsx';
import { askForExchange, type ExchangeResult } from '#app/features/gift-receipt/exchange-action.server.ts';
import { ExchangeForm } from '#app/features/gift-receipt/exchange-form.tsx';
import { firstSize, giftRows, giftTitle, type Row } from '#app/features/gift-receipt/gift-words.ts';
import { productDetails } from '#app/features/purchases/product-details.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { isNotFound, or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { BrilliantMark } from '#app/shop/parts/brilliant-mark.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './gift-receipt.module.css';
import type { Route } from './+types/gift-receipt';

/** Facts of a model that belong beside a present: of the metal and the stones. */
const SHOWN = /^(?:Металл|Вставка)/;

/** A present for its receiver; opening it changes nothing. */
export async function loader({ context, params: { link }, url }: Route.LoaderArgs) {
  const { api, has, city } = visitorPage(context);
  if (!has('gift-receipt')) throw pageNotFound(url.pathname);
  const gift = await or404(api(showGiftReceipt, { params: { link } }), url.pathname);
  return { link, gift, facts: await factsOf(api, gift), today: cityDate(new Date(), city.timezone) };
}

/** The product is read here and not sent on: it has a price. */
async function factsOf(api: CallApi, { productId }: GiftReceipt): Promise<Row[]> {
  if (productId === null) return [];
  try {
    const details = productDetails(await api(getProduct, { params: { id: productId } }));
    return details.filter(({ name }) => SHOWN.test(name)).map(({ name, value }) => ({ name, value }));
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

export async function action({ context, params: { link }, request, url }: Route.ActionArgs) {
  const { api, has } = visitorPage(context);
  if (!has('gift-receipt')) throw pageNotFound(url.pathname);
  return data(await askForExchange(api, link, await request.formData()));
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: 'Подарочный чек — Яхонт', canonical: '/gift/', robots: 'noindex' }),
  // Anyone with the address may exchange the present: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function GiftReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, gift, facts, today } = loaderData;
  const { exchange } = gift;
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <div className={styles.top}>
        <div className={styles.picture}>
          {gift.picture === null ? (
            <BrilliantMark className={styles.mark} />
          ) : (
            <Picture picture={gift.picture} sizes="(min-width: 1024px) 50vw, 100vw" isPriority />
          )}
        </div>
        <div>
          <h1 className={styles.title}>{nbsp(giftTitle(gift.name))}</h1>
          {gift.message !== null && <p className={styles.message}>«{gift.message}»</p>}
          <dl className={styles.rows}>
            {giftRows(gift, facts).map(({ name, value }) => (
              <div key={`${name} ${value}`}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {exchange.state === 'open' && (
            <ButtonLink className={styles.button} href="#exchange">
              Обменять размер
            </ButtonLink>
          )}
          <p className={text.note}>
            Цены здесь нет и&nbsp;не&nbsp;будет. Чек остался у&nbsp;того, кто дарил.
          </p>
        </div>
      </div>
      <section className={styles.exchange} id="exchange" aria-labelledby="exchange-title">
        <div>
          <h2 className={styles.subtitle} id="exchange-title">
            Обмен размера
          </h2>
          <p className={styles.lead}>Без чека, без цены и&nbsp;без дарителя: мы ему не&nbsp;скажем.</p>
        </div>
        <ExchangePart link={link} gift={gift} today={today} result={actionData} />
      </section>
    </main>
  );
}

type PartProps = { link: string; gift: GiftReceipt; today: string; result: ExchangeResult | undefined };

function ExchangePart({ link, gift: { exchange, size, uins }, today, result }: PartProps) {
  const uin = uins[0] ?? null;
  if (exchange.state === 'closed') return <ClosedNote exchange={exchange} uin={uin} />;
  if (exchange.state === 'asked') return <AskedNote exchange={exchange} />;
  if (firstSize(size, exchange.sizes) === null) return <NoneLeft own={size} uin={uin} />;
  return <ExchangeForm link={link} own={size} exchange={exchange} today={today} result={result} />;
}
