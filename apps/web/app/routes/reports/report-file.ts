import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { paperOf } from '#app/features/product/report/report-paper.ts';
import { reportedOf } from '#app/features/product/report/reported-of.ts';
import { certificatePdf } from '#app/shop/certificate/pdf/certificate-pdf.server.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import type { Route } from './+types/report-file';

/** `/catalog/reports/{product}/{number}/report.pdf`: the PDF copy of a report on a piece's stones. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  const id = Number(params.product);
  if (getProduct.params?.safeParse({ id }).success !== true) throw pageNotFound(url.pathname);
  const product = await or404(api(getProduct, { params: { id } }), url.pathname);
  tag(`product:${id}`, 'catalogue');
  const reported = reportedOf(product.inserts).find(({ report }) => report.number === params.number);
  if (reported === undefined) throw pageNotFound(url.pathname);
  const file = await certificatePdf(paperOf(reported));
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="report-${reported.report.number}.pdf"`,
    },
  });
}
