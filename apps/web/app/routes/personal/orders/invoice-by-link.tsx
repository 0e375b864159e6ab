import { addressInMessage } from '@yahont/contracts/accounts/sign-in-page.ts';
import { getInvoiceByLink } from '@yahont/contracts/payment/invoice.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { drawQr } from '#app/base/qr/draw-qr.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import layout from '#app/ui/text/layout.module.css';
import { InvoicePaper } from './invoice-paper.tsx';
import type { Route } from './+types/invoice-by-link';

/** The invoice behind a letter's link, for the person who pays it: an accountant has no account here. */
export async function loader({ context, params: { link }, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  const invoice = await or404(api(getInvoiceByLink, { params: { link } }), url.pathname);
  return {
    invoice,
    file: `/api/invoices/${link}/file`,
    code: invoice.state === 'open' ? drawQr(invoice.bankCode) : null,
  };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: `Счёт на оплату заказа ${args.loaderData?.invoice.number ?? ''} — Яхонт`,
    robots: 'noindex',
  }),
  // The address gives access to the invoice: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

export default function InvoiceByLinkPage({ loaderData: { invoice, file, code } }: Route.ComponentProps) {
  const orderPage = addressInMessage(`/personal/order/${invoice.orderId}/`);
  return (
    <main id="main" className={`${layout.container} ${layout.section} ${layout.tall}`}>
      <InvoicePaper invoice={invoice} code={code} orderPage={orderPage} file={file} />
    </main>
  );
}
