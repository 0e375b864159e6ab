import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { getPurchase, type Purchase } from '@yahont/contracts/purchases/purchases.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { productDetails, type ProductDetails } from '#app/features/purchases/product-details.ts';
import { PurchaseStatement } from '#app/features/purchases/purchase-statement.tsx';
import { isNotFound, or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { PrintButton } from '#app/ui/buttons/print-button.tsx';
import type { Crumb } from '../crumb.ts';
import print from '../sheet.module.css';
import styles from '../page.module.css';
import type { Route } from './+types/statement';

export const handle: Crumb = { crumb: 'Справка о\u00A0покупке' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  const { api, city } = page;
  if (!/^[os]\d{1,15}$/.test(params.key)) throw pageNotFound(url.pathname);
  const [purchase, user] = await Promise.all([
    or404(api(getPurchase, { params: { key: params.key } }), url.pathname),
    accountUser(page),
  ]);
  return {
    purchase,
    owner: [user.lastName, user.name, user.surName].filter(Boolean).join(' '),
    facts: await detailsOf(api, purchase),
    today: cityDate(new Date(), city.timezone),
  };
}

/** Details of the product; empty for one that is no longer offered. */
async function detailsOf(api: VisitorPage['api'], purchase: Purchase): Promise<ProductDetails> {
  if (purchase.productId === null) return [];
  try {
    return productDetails(await api(getProduct, { params: { id: purchase.productId } }));
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Справка о покупке — Яхонт', robots: 'noindex' });

export default function PurchaseStatementPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`${styles.root} ${print.sheet}`}>
      <header className={print.head}>
        <h1 className={styles.title}>Справка о&nbsp;покупке</h1>
        <PrintButton />
      </header>
      <PurchaseStatement {...loaderData} />
      <p className={print.screenOnly}>
        <ArrowLink href="/personal/purchases/">Все покупки</ArrowLink>
      </p>
    </div>
  );
}
