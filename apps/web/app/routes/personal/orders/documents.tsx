import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { getOrderPapers } from '@yahont/contracts/payment/papers.ts';
import { listOrderReceipts } from '@yahont/contracts/payment/receipts.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { OrderDocuments } from '#app/features/orders/after/order-documents.tsx';
import { OrderReceipts } from '#app/features/orders/after/order-receipts.tsx';
import { OrderPapers } from '#app/features/orders/papers/order-papers.tsx';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { PrintButton } from '#app/ui/buttons/print-button.tsx';
import type { Crumb } from '../crumb.ts';
import print from '../sheet.module.css';
import styles from '../page.module.css';
import type { Route } from './+types/documents';

export const handle: Crumb = { crumb: 'Документы заказа' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const { pathname } = url;
  const id = idParam(params.orderid, pathname);
  const [order, { items: receipts }, papers] = await Promise.all([
    or404(api(getOrder, { params: { id } }), pathname),
    or404(api(listOrderReceipts, { params: { id } }), pathname),
    or404(api(getOrderPapers, { params: { id } }), pathname),
  ]);
  return { order, receipts, papers, offsetHours: city.timezone };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `Документы заказа ${args.loaderData?.order.number ?? ''} — Яхонт`,
    robots: 'noindex',
  });

export default function OrderDocumentsPage({ loaderData }: Route.ComponentProps) {
  const { order, receipts, papers, offsetHours } = loaderData;
  return (
    <div className={`${styles.root} ${print.sheet}`}>
      <header className={print.head}>
        <h1 className={styles.title}>Документы к&nbsp;заказу {order.number}</h1>
        <PrintButton />
      </header>
      <OrderDocuments order={order} offsetHours={offsetHours} />
      <OrderReceipts receipts={receipts} offsetHours={offsetHours} />
      <div className={print.screenOnly}>
        <OrderPapers orderId={order.id} papers={papers} answer={null} />
      </div>
      <p className={print.screenOnly}>
        <ArrowLink href={`/personal/order/${order.id}/`}>К&nbsp;заказу</ArrowLink>
      </p>
    </div>
  );
}
