import { findStone } from '#app/blocks/named/find-stone.server.ts';
import { paperOf } from '#app/features/stone/certificate/certificate-facts.ts';
import { certificatePdf } from '#app/shop/certificate/pdf/certificate-pdf.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import type { Route } from './+types/certificate-file';

/** `/catalog/diamonds/{code}/certificate.pdf`: the PDF copy of a certificate. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  const stone = await findStone(api, params.code, url.pathname);
  tag(`stone:${stone.id}`, 'stones');
  const file = await certificatePdf(paperOf(stone));
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${stone.code}.pdf"`,
    },
  });
}
