import { getInvoice } from '@yahont/contracts/payment/invoice.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { OrderPlaced } from '#app/features/checkout/order-placed.tsx';
import { InvoiceSheet } from '#app/features/payment/invoice/invoice-sheet.tsx';
import { InvoiceState } from '#app/features/payment/invoice/invoice-state.tsx';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { drawQr } from '#app/lib/qr/draw-qr.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { PrintButton } from '#app/ui/buttons/print-button.tsx';
import type { Crumb } from '../crumb.ts';
import print from '../sheet.module.css';
import styles from '../page.module.css';
import type { Route } from './+types/invoice';

export const handle: Crumb = { crumb: 'Счёт на\u00A0оплату' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = accountPage(context);
  const { pathname } = url;
  const id = idParam(params.orderid, pathname);
  const invoice = await or404(api(getInvoice, { params: { id } }), pathname);
  return { invoice, code: invoice.state === 'open' ? drawQr(invoice.bankCode) : null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `Счёт на оплату заказа ${args.loaderData?.invoice.number ?? ''} — Яхонт`,
    robots: 'noindex',
  });

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  const { invoice, code } = loaderData;
  return (
    <div className={`${styles.root} ${print.sheet}`}>
      <OrderPlaced />
      <header className={print.head}>
        <h1 className={styles.title}>Счёт на&nbsp;оплату</h1>
        <PrintButton />
      </header>
      <div className={print.screenOnly}>
        <InvoiceState invoice={invoice} />
      </div>
      <InvoiceSheet invoice={invoice} code={code} />
      <p className={print.screenOnly}>
        <ArrowLink href={`/personal/order/${invoice.orderId}/`}>К&nbsp;заказу</ArrowLink>
      </p>
    </div>
  );
}
