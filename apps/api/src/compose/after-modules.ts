import { invoicePage } from '@yahont/contracts/payment/invoice.ts';
import type { House } from '#src/compose/house.ts';
import { createOperatorLine } from '#src/adapters/operator-webhook/operator-settings.ts';
import { createRetailRocket, createRetailRocketTracker } from '#src/adapters/retail-rocket/retail-rocket.ts';
import { demoOutboxModule } from '#src/adapters/sent-messages/module.ts';
import { createNoPushSender, createWebPushSender } from '#src/adapters/web-push/web-push.ts';
import { isOutdated, type ReadOrder } from '#src/domains/after/announcements/index.ts';
import { announcementsModule } from '#src/domains/after/announcements/module.ts';
import { visitLinks } from '#src/domains/after/appointments/index.ts';
import { appointmentsModule } from '#src/domains/after/appointments/module.ts';
import { approvalsModule } from '#src/domains/after/approvals/module.ts';
import { bellLinks } from '#src/domains/after/bells/index.ts';
import { bellsModule } from '#src/domains/after/bells/module.ts';
import { callbacksModule } from '#src/domains/after/callbacks/module.ts';
import { giftLinks } from '#src/domains/after/gift-receipt/index.ts';
import { giftReceiptModule } from '#src/domains/after/gift-receipt/module.ts';
import { listDemoCodes } from '#src/domains/ground/staff/index.ts';
import { holdLinks } from '#src/domains/after/holds/index.ts';
import { holdsModule } from '#src/domains/after/holds/module.ts';
import { productQuestionsModule } from '#src/domains/after/product-questions/module.ts';
import { purchasesModule } from '#src/domains/after/purchases/module.ts';
import { getReturnForMessages } from '#src/domains/after/returns/index.ts';
import { replyAddresses } from '#src/domains/after/support/index.ts';
import { reviewsModule } from '#src/domains/after/reviews/module.ts';
import { supportModule } from '#src/domains/after/support/module.ts';
import { visitsModule } from '#src/domains/after/visits/module.ts';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { mailFile, requisitesOf } from '#src/domains/buying/papers/index.ts';
import { findInvoice, getRefundForMessages } from '#src/domains/buying/payment/index.ts';
import { deskModule } from '#src/domains/front/desk/module.ts';
import { recommendationsModule } from '#src/domains/front/recommendations/module.ts';
import { findSku, listPopular, pictureOfLine } from '#src/domains/goods/catalogue/index.ts';
import { notificationsModule } from '#src/domains/messages/notifications/module.ts';
import { mailTrackingModule } from '#src/domains/people/mail-tracking/module.ts';
import { outboxModule } from '#src/jobs/outbox.module.ts';

/** Modules for everything after an order, and for contact with the shop: visits, support, messages. */
export function afterModules(house: House) {
  const { context, settings, keys, captcha, sms, cities, stores, catalogue, offsetOfCity } = house;
  const { operatorMail, publicUrl, inboundMail } = settings;
  return [
    ofVisits(house),
    purchasesModule(house.buying.orders),
    reviewsModule({
      context,
      catalogue,
      cities,
      stores,
      files: settings.files.of('review-photos'),
      publicUrl,
    }),
    productQuestionsModule({ context, captcha, catalogue, cities, stores, publicUrl }),
    callbacksModule({
      context,
      captcha,
      hours: settings.callbackHours,
      line: createOperatorLine(settings.operators, context),
      operatorMail,
      offsetOfCity,
      cityIdOf: stores.cityIdOf,
      troubles: house.troubles,
    }),
    supportModule({
      context,
      operatorMail,
      publicUrl,
      files: settings.files.of('support-files'),
      offsetOfCity,
      inbound: inboundMail
        ? { secret: inboundMail.secret, replies: replyAddresses(keys.supportReply, inboundMail.domain) }
        : null,
    }),
    appointmentsModule({
      context,
      captcha,
      catalogue,
      cities,
      stores,
      metalRates: house.metalRates,
      links: visitLinks(keys.appointment),
      operatorMail,
      publicUrl,
      sms,
    }),
    holdsModule({
      context,
      captcha,
      catalogue,
      cities,
      stores,
      links: holdLinks(keys.hold),
      publicUrl,
      sms,
    }),
    giftReceiptModule({
      context,
      captcha,
      cities,
      stores,
      links: giftLinks(keys.giftReceipt),
      shortNameOf: (skuId) => catalogue.findBySku(skuId)?.shortName,
      returns: {
        findCity: cities.find,
        findSku: (skuId) => findSku(catalogue, skuId),
        sellsOnline: catalogue.sellsOnline,
        delivery: house.delivery,
      },
      publicUrl,
    }),
    bellsModule({
      context,
      catalogue,
      cities,
      stores,
      links: bellLinks(keys.bell),
      publicUrl,
      keepsQuiet: settings.keepsQuiet ?? true,
    }),
    ...messageModules(house),
    ...recommendationModules(house),
    approvalsModule({ context, operatorMail, keys }),
    deskModule(),
    outboxModule({ context }),
    demoOutboxModule({
      isOpen: settings.devOutbox,
      staffCodes: (ctx) => listDemoCodes(ctx, keys),
    }),
  ] as const;
}

function ofVisits({ delivery, tariffs, offsetOfCity, cities, buying, banks }: House) {
  const { orders, carriers, storesIn } = buying;
  return visitsModule({
    rules: delivery,
    book: tariffs,
    offsetOfCity,
    cityOf: cities.getOrDefault,
    orders,
    carriers,
    storesIn,
    cashMax: banks.rules.cashMax,
  });
}

function messageModules(house: House) {
  const { context, settings, cities, catalogue, findStore } = house;
  const readOrder = orderReader(house);
  return [
    notificationsModule({
      context,
      sms: house.sms,
      mail: house.mail,
      push: settings.push ? createWebPushSender(settings.push) : createNoPushSender(),
      isOutdated: (ctx, condition) => isOutdated(ctx, readOrder, condition),
      readFile: (ctx, file) => mailFile(ctx, { findStore }, file),
    }),
    announcementsModule({
      context,
      publicUrl: settings.publicUrl,
      unsubscribeKey: house.keys.unsubscribe,
      showsPreviews: settings.devOutbox,
      samplePictures: () =>
        listPopular(catalogue, { limit: 2 }).flatMap(({ pictures }) => pictures[0]?.hash ?? []),
      pictureOfPage: house.texts.pictureAt,
      offsetOfCity: house.offsetOfCity,
      nameOfCity: (cityId) => cities.getOrDefault(cityId).name,
      operatorMail: settings.operatorMail,
      readOrder,
      readRefund: getRefundForMessages,
      readReturn: (ctx, returnId) => getReturnForMessages(ctx, { findStore }, returnId),
    }),
  ] as const;
}

/** Reads an order with everything that an e-mail about it shows. */
function orderReader({ catalogue, findStore, invoices, banks }: House): ReadOrder {
  return async (ctx, orderId) => {
    const order = await getOrderForMessages(ctx, { findStore }, orderId);
    const isAsked = order.payBy !== null && order.status === 'awaiting-payment';
    const invoice = isAsked ? await findInvoice(ctx, { findStore }, orderId) : null;
    const pictureOf = ({ skuId, stone }: (typeof order.lines)[number]) =>
      skuId === null ? null : (pictureOfLine(findSku(catalogue, skuId), stone)?.hash ?? null);
    return {
      ...order,
      lines: order.lines.map((line) => ({ ...line, picture: pictureOf(line) })),
      invoicePage: invoicePage(invoices.linkOf(orderId)),
      requisites: invoice && requisitesOf(invoice),
      cardOnReceipt: banks.rules.cardOnReceipt,
    };
  };
}

function recommendationModules({ context, catalogue, settings: { retailRocket, secrets } }: House) {
  return [
    recommendationsModule({
      catalogue,
      recommender: retailRocket ? createRetailRocket(retailRocket, { ...context, ...secrets }) : null,
    }),
    mailTrackingModule({
      context,
      tracker: retailRocket ? createRetailRocketTracker(retailRocket) : null,
    }),
  ] as const;
}
