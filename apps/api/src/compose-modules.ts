import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { isWithin, soldOnlineUpTo } from '@yahont/values/sums/ways-to-pay.ts';
import { invoicePage } from '@yahont/contracts/payment/invoice.ts';
import { composeBanks, composeBuying } from '#src/compose-buying.ts';
import { composeGoods } from '#src/compose-goods.ts';
import type { ApiSettings } from '#src/api-settings.ts';
import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { mailFile, requisitesOf } from '#src/domains/buying/papers/index.ts';
import { papersModule } from '#src/domains/buying/papers/module.ts';
import { findInvoice, getRefundForMessages, invoiceLinks } from '#src/domains/buying/payment/index.ts';
import { createDadataCompanies } from '#src/adapters/dadata/dadata-companies.ts';
import { createDadata } from '#src/adapters/dadata/dadata.ts';
import { createCaptcha } from '#src/adapters/captcha/captcha-settings.ts';
import { demoOutboxModule } from '#src/adapters/sent-messages/module.ts';
import { folderStore } from '#src/adapters/files/folder-store.ts';
import { createCaller } from '#src/adapters/calls/call-settings.ts';
import { createMailSender } from '#src/adapters/mail/mail-settings.ts';
import { createRateFeed } from '#src/adapters/metal-rates/metal-rate-settings.ts';
import { createOperatorLine } from '#src/adapters/operator-webhook/operator-settings.ts';
import { createRetailRocket, createRetailRocketTracker } from '#src/adapters/retail-rocket/retail-rocket.ts';
import { createNoPushSender, createWebPushSender } from '#src/adapters/web-push/web-push.ts';
import { createSmsSender } from '#src/adapters/sms/sms-settings.ts';
import { findUser } from '#src/domains/people/accounts/index.ts';
import { accountsModule } from '#src/domains/people/accounts/module.ts';
import { addressesModule } from '#src/domains/people/addresses/module.ts';
import { visitLinks } from '#src/domains/after/appointments/index.ts';
import { approvalsModule } from '#src/domains/after/approvals/module.ts';
import { appointmentsModule } from '#src/domains/after/appointments/module.ts';
import { callbacksModule } from '#src/domains/after/callbacks/module.ts';
import { callersModule } from '#src/domains/people/callers/module.ts';
import { captchaModule } from '#src/domains/ground/captcha/module.ts';
import { countCart, joinCarts } from '#src/domains/buying/cart/index.ts';
import { findSku, listGiftPieces, listPopular, pictureOfLine } from '#src/domains/goods/catalogue/index.ts';
import { catalogueModule } from '#src/domains/goods/catalogue/module.ts';
import { certificateSecrets } from '#src/domains/goods/certificates/index.ts';
import { certificatesModule } from '#src/domains/goods/certificates/module.ts';
import { joinComparisons, listCompared } from '#src/domains/buying/comparisons/index.ts';
import { companiesModule } from '#src/domains/ground/companies/module.ts';
import { comparisonsModule } from '#src/domains/buying/comparisons/module.ts';
import { CONTENT_KINDS, readTextPage } from '#src/domains/front/content/index.ts';
import type { ShopOffers } from '#src/domains/front/content/index.ts';
import { consentsModule } from '#src/domains/ground/consents/module.ts';
import { contentModule } from '#src/domains/front/content/module.ts';
import { draftLinks } from '#src/domains/ground/documents/index.ts';
import { documentsModule } from '#src/domains/ground/documents/module.ts';
import { joinFavourites, listFavourites } from '#src/domains/buying/favourites/index.ts';
import { favouritesModule } from '#src/domains/buying/favourites/module.ts';
import { deliveryRules, loadTariffBook } from '#src/domains/goods/delivery/index.ts';
import { deliveryModule } from '#src/domains/goods/delivery/module.ts';
import { detectCity } from '#src/domains/ground/locations/index.ts';
import { balance, creditWelcome } from '#src/domains/people/loyalty/index.ts';
import { loyaltyModule } from '#src/domains/people/loyalty/module.ts';
import { mailTrackingModule } from '#src/domains/people/mail-tracking/module.ts';
import { metalRatesModule } from '#src/domains/ground/metal-rates/module.ts';
import { isOutdated } from '#src/domains/after/announcements/index.ts';
import type { ReadOrder } from '#src/domains/after/announcements/index.ts';
import { announcementsModule } from '#src/domains/after/announcements/module.ts';
import { mailOnce, smsOnce } from '#src/domains/messages/notifications/index.ts';
import { notificationsModule } from '#src/domains/messages/notifications/module.ts';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { privacyModule } from '#src/domains/people/privacy/module.ts';
import { promotionsModule } from '#src/domains/goods/promotions/module.ts';
import { purchasesModule } from '#src/domains/after/purchases/module.ts';
import { recommendationsModule } from '#src/domains/front/recommendations/module.ts';
import { getReturnForMessages } from '#src/domains/after/returns/index.ts';
import { leadLinks } from '#src/domains/people/leads/index.ts';
import { lineDays } from '#src/domains/buying/line-kinds/index.ts';
import { leadsModule } from '#src/domains/people/leads/module.ts';
import { searchModule } from '#src/domains/front/search/module.ts';
import { readAddresses, SEO_KIND } from '#src/domains/front/seo/index.ts';
import { seoModule } from '#src/domains/front/seo/module.ts';
import { settingsModule } from '#src/domains/ground/settings/module.ts';
import { staffModule } from '#src/domains/ground/staff/module.ts';
import { stockModule } from '#src/domains/goods/stock/module.ts';
import { stonesModule } from '#src/domains/goods/stones/module.ts';
import { replyAddresses } from '#src/domains/after/support/index.ts';
import { supportModule } from '#src/domains/after/support/module.ts';
import { deriveKeys } from '#src/domains/ground/visitors/index.ts';
import { visitsModule } from '#src/domains/after/visits/module.ts';
import { visitorsModule } from '#src/domains/ground/visitors/module.ts';
import { outboxModule } from '#src/jobs/outbox.module.ts';

/** How long a gift certificate pays unless the operator says otherwise; the law sets no end of its own. */
const CERTIFICATE_YEARS = 3;

/** Shares in thousandths of the metal's price; the bank sets no rate for up to ten days after New Year. */
const GOLD_BUYING = { shares: { cash: 900, exchange: 967 }, maxDays: 10 };

type Parts = { context: Context; settings: Omit<ApiSettings, 'database'>; troubles: Troubles };

/**
 * Creates every module of the API, each after those whose state or verbs it needs, and returns them as one list with
 * the state that the API itself needs. Adapters are chosen only here and in `composeBuying`.
 */
export async function composeModules({ context, settings, troubles }: Parts) {
  const { retailRocket, secrets, operatorMail, publicUrl } = settings;
  const keys = deriveKeys(secrets);
  const captcha = createCaptcha(settings.captcha, { log: context.log, troubles });

  const offers = offersOf(settings);
  const banks = composeBanks(context, settings, troubles);
  const limit = soldOnlineUpTo(banks.rules);
  const goods = await composeGoods({
    context,
    geoIp: settings.geoIp,
    offers,
    sellsOnline: (price) => isWithin(price, limit),
  });
  const { locations, cities, storesPart, stores, catalogue, stones, texts, sources } = goods;
  const { geoIp, findStore, cityOfStore } = goods;
  const offsetOfCity = (cityId: number) => cities.getOrDefault(cityId).timezone;
  const seoPart = await seoModule({ context, sources });
  const drafts = draftLinks(keys.draft);
  const sms = smsOnce(context, createSmsSender(settings.sms, context));
  const mail = mailOnce(context, createMailSender(settings.mail, context));
  const accounts = await accountsModule({
    context,
    keys,
    publicUrl,
    captcha,
    codes: { ways: codeWays(settings), sms, calls: createCaller(settings.calls ?? NO_CALLS, context), mail },
    cityOfIp: (ip) => (geoIp.locate(ip) ? detectCity(cities, geoIp, ip).name : null),
    sendsMail: settings.mail.kind !== 'none',
    balance,
    welcome: creditWelcome,
    joinVisitor: async (tx, parties) => {
      await joinCarts(tx, parties);
      return {
        favourites: await joinFavourites(tx, parties),
        compared: await joinComparisons(tx, parties),
      };
    },
  });
  const tariffs = await loadTariffBook(context.db);
  const delivery = deliveryRules(tariffs, {
    hasCarrier: settings.cdek !== undefined,
    stores: { listIds: stores.listIds, cityOf: cityOfStore },
  });
  const invoices = invoiceLinks(keys.invoice);
  const buying = composeBuying({
    context,
    catalogue,
    cities,
    stores,
    delivery,
    settings,
    invoiceLinks: invoices,
    banks,
  });

  const metalRates = {
    feed: createRateFeed(settings.metalRates ?? { kind: 'none' }),
    ...(settings.goldBuying ?? GOLD_BUYING),
  };

  const readOrder: ReadOrder = async (ctx, orderId) => {
    const order = await getOrderForMessages(ctx, { findStore }, orderId);
    const isAsked = order.payBy !== null && order.status === 'awaiting-payment';
    const invoice = isAsked ? await findInvoice(ctx, { findStore }, orderId) : null;
    return {
      ...order,
      lines: order.lines.map((line) => ({
        ...line,
        picture:
          line.skuId === null
            ? null
            : (pictureOfLine(findSku(catalogue, line.skuId), line.stone)?.hash ?? null),
      })),
      invoicePage: invoicePage(invoices.linkOf(orderId)),
      requisites: invoice && requisitesOf(invoice),
      cardOnReceipt: banks.rules.cardOnReceipt,
    };
  };

  const persons: Record<string, PersonalData> = {};

  // Projections receive changes in this order.
  const modules = [
    accounts,
    addressesModule({
      cities,
      source: settings.dadata ? createDadata(settings.dadata, context) : null,
    }),
    companiesModule({
      source: settings.dadata ? createDadataCompanies(settings.dadata, context) : null,
    }),
    consentsModule({ context }),
    privacyModule({ context, parts: () => persons, publicUrl }),
    locations,
    storesPart,
    seoPart,
    searchModule({ context, catalogue, stones, stores, texts }),
    catalogueModule({
      context,
      catalogue,
      stores,
      delivery,
      instalmentOf: buying.instalmentOf,
      waysAboveCard: buying.waysAboveCard,
    }),
    documentsModule({
      context,
      kinds: { ...CONTENT_KINDS, seo: SEO_KIND },
      readAddresses: (ctx) => readAddresses(ctx, { sources, seo: seoPart.seo }),
      drafts,
    }),
    contentModule({
      catalogue,
      cities,
      metalRates,
      stones,
      stores,
      drafts,
      offers,
    }),
    deliveryModule({ stores, rules: delivery, book: tariffs }),
    visitsModule({
      rules: delivery,
      book: tariffs,
      offsetOfCity,
      cityOf: cities.getOrDefault,
      orders: buying.orders,
    }),
    stockModule(),
    stonesModule({
      stones,
      catalogue,
      instalmentOf: buying.instalmentOf,
      waysAboveCard: buying.waysAboveCard,
      readyDate: buying.readyDate,
      settingDays: (services) =>
        lineDays({ kind: 'set-piece', services: services.map((service) => ({ service })) }),
    }),
    promotionsModule(),
    loyaltyModule({ context }),
    certificatesModule({
      context,
      secrets: certificateSecrets(keys.certificate),
      years: settings.certificateYears ?? CERTIFICATE_YEARS,
      senders: { sms, mail },
      publicUrl,
      captcha,
      isSold: buying.sellsCertificates,
    }),
    visitorsModule({
      context,
      keys,
      sources: {
        findUser: (ctx, accountId) => findUser(ctx, accountId, accounts.deps),
        countCart: (ctx, caller) => countCart(ctx.db, caller),
        listFavourites,
        listCompared,
      },
    }),
    favouritesModule({ context, stones }),
    comparisonsModule({ context, catalogue, stones }),
    ...buying.modules,
    papersModule({
      context,
      readText: (ctx, path) =>
        readTextPage(ctx, { catalogue, cities, metalRates, stones, stores, offers }, path),
      giftPieces: (cityId) => listGiftPieces(catalogue, cityId),
      listCities: () =>
        cities.list().map(({ name, additionalInfo: { population, storeCount } }) => ({
          name,
          population,
          storeCount,
        })),
      findStore,
      invoice: banks.invoice,
      invoiceLinks: invoices,
      paperLinks: invoiceLinks(keys.paper),
      publicUrl,
      offsetOfCity,
    }),
    purchasesModule(buying.orders),
    callersModule({ stores }),
    captchaModule({ context }),
    callbacksModule({
      context,
      captcha,
      hours: settings.callbackHours,
      line: createOperatorLine(settings.operators, context),
      operatorMail,
      troubles,
    }),
    supportModule({
      context,
      operatorMail,
      publicUrl,
      files: folderStore(settings.supportFolder),
      offsetOfCity,
      inbound: settings.inboundMail
        ? {
            secret: settings.inboundMail.secret,
            replies: replyAddresses(keys.supportReply, settings.inboundMail.domain),
          }
        : null,
    }),
    leadsModule({
      context,
      captcha,
      cities,
      files: folderStore(settings.attachmentFolder),
      links: leadLinks(keys.lead),
      senders: { sms, mail },
      operatorMail,
      publicUrl,
    }),
    metalRatesModule({ context, ...metalRates }),
    appointmentsModule({
      context,
      captcha,
      catalogue,
      cities,
      stores,
      metalRates,
      links: visitLinks(keys.appointment),
      operatorMail,
      publicUrl,
      sms,
    }),
    notificationsModule({
      context,
      sms,
      mail,
      push: settings.push ? createWebPushSender(settings.push) : createNoPushSender(),
      isOutdated: (ctx, condition) => isOutdated(ctx, readOrder, condition),
      readFile: (ctx, file) => mailFile(ctx, { findStore }, file),
    }),
    announcementsModule({
      context,
      publicUrl,
      unsubscribeKey: keys.unsubscribe,
      showsPreviews: settings.devOutbox,
      samplePictures: () =>
        listPopular(catalogue, { limit: 2 }).flatMap(({ pictures }) => pictures[0]?.hash ?? []),
      pictureOfPage: texts.pictureAt,
      offsetOfCity,
      nameOfCity: (cityId) => cities.getOrDefault(cityId).name,
      operatorMail,
      readOrder,
      readRefund: getRefundForMessages,
      readReturn: (ctx, returnId) => getReturnForMessages(ctx, { findStore }, returnId),
    }),
    recommendationsModule({
      catalogue,
      recommender: retailRocket ? createRetailRocket(retailRocket, { ...context, ...secrets }) : null,
    }),
    mailTrackingModule({
      context,
      tracker: retailRocket ? createRetailRocketTracker(retailRocket) : null,
    }),
    staffModule({ context }),
    settingsModule(),
    approvalsModule({ context, operatorMail }),
    outboxModule({ context }),
    demoOutboxModule({ isOpen: settings.devOutbox }),
  ] as const;
  Object.assign(persons, personsOf(modules));

  return {
    modules,
    persons,
    keys,
    endedSessions: accounts.deps.endedSessions,
    cities,
    stores,
    catalogue,
    seo: seoPart.seo,
  };
}

/** What each module knows of a person, by module; of those that are off too. */
function personsOf(modules: readonly DomainModule[]): Record<string, PersonalData> {
  return Object.fromEntries(modules.flatMap(({ name, person }) => (person ? [[name, person]] : [])));
}

/** What texts may need. */
function offersOf({ instalments }: Parts['settings']): ShopOffers {
  return new Set(instalments.kind === 'none' ? [] : ['instalment']);
}

const NO_CALLS = { kind: 'none' } as const;

/** The ways of the settings that the shop has a provider for. */
function codeWays({ codeWays: ways = ['sms'], sms, calls = NO_CALLS, mail }: Parts['settings']): CodeWay[] {
  const kinds = { sms: sms.kind, call: calls.kind, mail: mail.kind };
  return ways.filter((way) => kinds[way] !== 'none');
}

export type Modules = Awaited<ReturnType<typeof composeModules>>['modules'];
