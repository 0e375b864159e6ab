import { isWithin, soldOnlineUpTo } from '@yahont/values/sums/ways-to-pay.ts';
import type { ApiSettings } from '#src/api-settings.ts';
import { composeBanks, composeBuying } from '#src/compose/buying.ts';
import { composeGoods } from '#src/compose/goods.ts';
import type { Context } from '#src/platform/context.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';
import { createCaptcha } from '#src/adapters/captcha/captcha-settings.ts';
import { createMailSender } from '#src/adapters/mail/mail-settings.ts';
import { createRateFeed } from '#src/adapters/metal-rates/metal-rate-settings.ts';
import { createSmsSender } from '#src/adapters/sms/sms-settings.ts';
import { invoiceLinks } from '#src/domains/buying/payment/index.ts';
import type { ShopOffers } from '#src/domains/front/content/index.ts';
import { seoModule } from '#src/domains/front/seo/module.ts';
import { deliveryRules, loadTariffBook } from '#src/domains/goods/delivery/index.ts';
import { draftLinks } from '#src/domains/ground/documents/index.ts';
import type { Processes } from '#src/domains/ground/processes/index.ts';
import { deriveKeys } from '#src/domains/ground/visitors/index.ts';
import { mailOnce, smsOnce } from '#src/domains/messages/notifications/index.ts';

/** Shares in thousandths of the metal's price; the bank sets no rate for up to ten days after New Year. */
const GOLD_BUYING = { shares: { cash: 900, exchange: 967 }, maxDays: 10 };

export type HouseDeps = {
  context: Context;
  /** For what somebody waits for. */
  ofCalls: Context;
  settings: Omit<ApiSettings, 'database'>;
  troubles: Troubles;
  processes: Processes;
};
export type House = Awaited<ReturnType<typeof composeHouse>>;

/** What several modules share: state in memory, rules, senders, keys of links. */
export async function composeHouse({ context, ofCalls, settings, troubles, processes }: HouseDeps) {
  const keys = deriveKeys(settings.secrets);
  const offers = offersOf(settings);
  const banks = composeBanks(context, settings, troubles);
  const limit = soldOnlineUpTo(banks.rules);
  const goods = await composeGoods({
    context,
    geoIp: settings.geoIp,
    offers,
    hasSets: settings.modulesOff?.includes('sets') !== true,
    sellsOnline: (price) => isWithin(price, limit),
  });
  const { catalogue, cities, stores, sources, cityOfStore } = goods;
  const seoPart = await seoModule({ context, sources });
  const tariffs = await loadTariffBook(context.db);
  const delivery = deliveryRules(tariffs, {
    hasCarrier: settings.cdek !== undefined,
    stores: { listIds: stores.listIds, cityOf: cityOfStore },
  });
  const invoices = invoiceLinks(keys.invoice);
  const shared = { context, catalogue, cities, stores, delivery, settings };
  return {
    ...goods,
    context,
    ofCalls,
    settings,
    troubles,
    processes,
    keys,
    offers,
    banks,
    seoPart,
    tariffs,
    delivery,
    invoices,
    buying: composeBuying({ ...shared, invoiceLinks: invoices, banks }),
    captcha: createCaptcha(settings.captcha, { log: context.log, troubles }),
    sms: smsOnce(context, createSmsSender(settings.sms, context)),
    mail: mailOnce(context, createMailSender(settings.mail, context)),
    drafts: draftLinks(keys.draft),
    metalRates: {
      feed: createRateFeed(settings.metalRates ?? { kind: 'none' }),
      ...(settings.goldBuying ?? GOLD_BUYING),
    },
    offsetOfCity: (cityId: number) => cities.getOrDefault(cityId).timezone,
  };
}

/** Offers of the shop that a text may require. */
function offersOf({ instalments }: HouseDeps['settings']): ShopOffers {
  return new Set(instalments.kind === 'none' ? [] : ['instalment']);
}
