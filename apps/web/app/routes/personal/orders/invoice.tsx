import { getInvoice } from '@yahont/contracts/payment/invoice.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { OrderPlaced } from '#app/features/checkout/order-placed.tsx';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { drawQr } from '#app/base/qr/draw-qr.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import type { Crumb } from '../crumb.ts';
import { InvoicePaper } from './invoice-paper.tsx';
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
    <>
      <OrderPlaced />
      <InvoicePaper
        invoice={invoice}
        code={code}
        orderPage={`/personal/order/${invoice.orderId}/`}
        file={`/api/orders/${invoice.orderId}/invoice/file`}
      />
    </>
  );
}
