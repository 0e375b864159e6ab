import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import type { House, HouseDeps } from '#src/compose/house.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { createCaller } from '#src/adapters/calls/call-settings.ts';
import { COMPANY_ANSWERS, createDadataCompanies } from '#src/adapters/dadata/dadata-companies.ts';
import { ADDRESS_ANSWERS, createDadata } from '#src/adapters/dadata/dadata.ts';
import { joinQuestions } from '#src/domains/after/product-questions/index.ts';
import { joinReactions } from '#src/domains/after/reviews/index.ts';
import { countCart, joinCarts } from '#src/domains/buying/cart/index.ts';
import { joinComparisons, listCompared } from '#src/domains/buying/comparisons/index.ts';
import { joinFavourites, listFavourites } from '#src/domains/buying/favourites/index.ts';
import { joinLists } from '#src/domains/buying/lists/index.ts';
import { captchaModule } from '#src/domains/ground/captcha/module.ts';
import { boughtSizes } from '#src/domains/after/purchases/index.ts';
import { companiesModule } from '#src/domains/ground/companies/module.ts';
import { answerStore } from '#src/domains/ground/paid-services/index.ts';
import { paidServicesModule } from '#src/domains/ground/paid-services/module.ts';
import { processesModule } from '#src/domains/ground/processes/module.ts';
import { consentsModule } from '#src/domains/ground/consents/module.ts';
import { detectCity } from '#src/domains/ground/locations/index.ts';
import { metalRatesModule } from '#src/domains/ground/metal-rates/module.ts';
import { settingsModule } from '#src/domains/ground/settings/module.ts';
import { staffModule } from '#src/domains/ground/staff/module.ts';
import { visitorsModule } from '#src/domains/ground/visitors/module.ts';
import { findUser } from '#src/domains/people/accounts/index.ts';
import { accountsModule } from '#src/domains/people/accounts/module.ts';
import { addressesModule } from '#src/domains/people/addresses/module.ts';
import { callersModule } from '#src/domains/people/callers/module.ts';
import { closePeopleModule } from '#src/domains/people/close-people/module.ts';
import { leadLinks } from '#src/domains/people/leads/index.ts';
import { leadsModule } from '#src/domains/people/leads/module.ts';
import { balance, creditWelcome } from '#src/domains/people/loyalty/index.ts';
import { loyaltyModule } from '#src/domains/people/loyalty/module.ts';
import { privacyModule } from '#src/domains/people/privacy/module.ts';

const NO_CALLS = { kind: 'none' } as const;

/** Accounts; other modules read the ended sessions from them. */
export function composeAccounts(house: House) {
  const { context, settings, keys, captcha, sms, mail, cities, geoIp } = house;
  return accountsModule({
    context,
    keys,
    publicUrl: settings.publicUrl,
    captcha,
    codes: { ways: codeWays(settings), sms, calls: createCaller(settings.calls ?? NO_CALLS, context), mail },
    cityOfIp: (ip) => (geoIp.locate(ip) ? detectCity(cities, geoIp, ip).name : null),
    sendsMail: settings.mail.kind !== 'none',
    balance,
    welcome: creditWelcome,
    joinVisitor: async (tx, parties) => {
      await joinCarts(tx, parties);
      await joinReactions(tx, parties);
      await joinLists(tx, parties);
      await joinQuestions(tx, parties);
      return {
        favourites: await joinFavourites(tx, parties),
        compared: await joinComparisons(tx, parties),
      };
    },
  });
}

/**
 * Visitors, staff and what the shop stores about people.
 * @param persons what each module stores about a person, known after all modules are created
 */
export function peopleModules(
  house: House,
  accounts: Awaited<ReturnType<typeof composeAccounts>>,
  persons: () => Readonly<Record<string, PersonalData>>,
) {
  const { context, ofCalls, settings, keys, captcha, sms, mail, cities, stores, metalRates, catalogue } =
    house;
  const { dadata, operatorMail, publicUrl } = settings;
  return [
    addressesModule({
      cities,
      source: dadata ? createDadata(dadata, context, answerStore(ofCalls, ADDRESS_ANSWERS)) : null,
    }),
    closePeopleModule({
      context,
      boughtSizes: (db, accountId) => boughtSizes(db, accountId, catalogue),
      publicUrl,
    }),
    companiesModule({
      source: dadata ? createDadataCompanies(dadata, context, answerStore(ofCalls, COMPANY_ANSWERS)) : null,
    }),
    paidServicesModule({ context }),
    processesModule({ processes: house.processes }),
    consentsModule({ context }),
    privacyModule({ context, parts: persons, publicUrl }),
    loyaltyModule({ context }),
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
    callersModule({ stores }),
    captchaModule({ context }),
    leadsModule({
      context,
      captcha,
      cities,
      files: settings.files.of('attachments'),
      links: leadLinks(keys.lead),
      senders: { sms, mail },
      operatorMail,
      publicUrl,
    }),
    metalRatesModule({ context, ...metalRates }),
    staffModule({ context, keys, mail, publicUrl }),
    settingsModule(),
  ] as const;
}

/** The ways in the settings for which the shop has a provider. */
function codeWays({
  codeWays: ways = ['sms'],
  sms,
  calls = NO_CALLS,
  mail,
}: HouseDeps['settings']): CodeWay[] {
  const kinds = { sms: sms.kind, call: calls.kind, mail: mail.kind };
  return ways.filter((way) => kinds[way] !== 'none');
}
