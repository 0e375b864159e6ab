import { listGiftReceipts } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { drawQr } from '#app/base/qr/draw-qr.server.ts';
import { giftHref } from '#app/features/gift-receipt/gift-address.ts';
import type { GiftLink } from '#app/features/gift-receipt/gift-links.tsx';
import type { VisitorPage } from '#app/lib/page-context.ts';

/** Links for the receivers of an order; one without a wrapped piece makes no call. */
export async function giftLinksOf(
  { api, has }: Pick<VisitorPage, 'api' | 'has'>,
  { id, lines }: Pick<Order, 'id' | 'lines'>,
  origin: string,
): Promise<GiftLink[]> {
  const isWrapped = lines.some(({ services }) => services.some(({ service }) => service === 'gift-wrap'));
  if (!has('gift-receipt') || !isWrapped) return [];
  const { items } = await api(listGiftReceipts, { params: { id } });
  return items.map(({ link, ...item }) => {
    const url = `${origin}${giftHref(link)}`;
    return { ...item, url, qr: drawQr(url) };
  });
}
