import { composeBuying } from '#src/compose-buying.ts';
import type { BuyingSettings } from '#src/compose-buying.ts';
import { composeRecommending } from '#src/compose-recommending.ts';
import type { RecommendingSettings } from '#src/compose-recommending.ts';
import { composeJobs } from '#src/compose-jobs.ts';
import type { Context } from '#src/platform/context.ts';
import { listenForChanges } from '#src/platform/changes.ts';
import type { Changes } from '#src/platform/changes.ts';
import { openDatabase } from '#src/platform/database.ts';
import type { Database, DatabaseSettings } from '#src/platform/database.ts';
import type { Log } from '#src/platform/log.ts';
import { createApp } from '#src/http/app.ts';
import type { ApiFetch } from '#src/http/app.ts';
import { loadCityDirectory } from '#src/domains/locations/index.ts';
import type { CityDirectory, GeoIp } from '#src/domains/locations/index.ts';
import { importCities } from '#src/domains/locations/index.ts';
import { locationRoutes } from '#src/domains/locations/locations.routes.ts';
import {
  importCollections,
  importPictures,
  importProducts,
  importSections,
  listProductAddresses,
  listSectionAddresses,
  loadCatalogue,
} from '#src/domains/catalogue/index.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import { catalogueRoutes } from '#src/domains/catalogue/catalogue.routes.ts';
import {
  importArticles,
  importGuideSections,
  importHome,
  importTextPages,
  listArticleAddresses,
  listPageAddresses,
} from '#src/domains/content/index.ts';
import { contentRoutes } from '#src/domains/content/content.routes.ts';
import { importPromoCodes } from '#src/domains/promotions/index.ts';
import { createMissedQueries, loadSiteTexts } from '#src/domains/search/index.ts';
import { searchRoutes } from '#src/domains/search/search.routes.ts';
import { importSeoPages, loadSeoDirectory } from '#src/domains/seo/index.ts';
import { seoRoutes } from '#src/domains/seo/seo.routes.ts';
import { importItems } from '#src/domains/stock/index.ts';
import { importStores, loadStoreDirectory } from '#src/domains/stores/index.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import { storeRoutes } from '#src/domains/stores/stores.routes.ts';
import { createEndedSessions, findUser } from '#src/domains/accounts/index.ts';
import type { AccountDeps } from '#src/domains/accounts/index.ts';
import { accountRoutes } from '#src/domains/accounts/accounts.routes.ts';
import type { WorkingHours } from '#src/domains/callbacks/index.ts';
import { callbackRoutes } from '#src/domains/callbacks/callbacks.routes.ts';
import { countCart, joinCarts } from '#src/domains/cart/index.ts';
import { joinFavourites, listFavourites } from '#src/domains/favourites/index.ts';
import { favouriteRoutes } from '#src/domains/favourites/favourites.routes.ts';
import { balance, creditWelcome } from '#src/domains/loyalty/index.ts';
import { demoOutboxRoutes } from '#src/adapters/demo-outbox/demo-outbox.routes.ts';
import { supportRoutes } from '#src/domains/support/support.routes.ts';
import { createIdentify, deriveKeys } from '#src/domains/visitors/index.ts';
import { visitorRoutes } from '#src/domains/visitors/visitors.routes.ts';
import { createCaptcha } from '#src/adapters/captcha/captcha-settings.ts';
import type { CaptchaSettings } from '#src/adapters/captcha/captcha-settings.ts';
import { createMailSender } from '#src/adapters/mail/mail-settings.ts';
import type { MailSettings } from '#src/adapters/mail/mail-settings.ts';
import { createOperatorLine } from '#src/adapters/operator-webhook/operator-settings.ts';
import type { OperatorSettings } from '#src/adapters/operator-webhook/operator-settings.ts';
import { createSmsSender } from '#src/adapters/sms/sms-settings.ts';
import type { SmsSettings } from '#src/adapters/sms/sms-settings.ts';
import type { JobRegistry } from '#src/jobs/job-registry.ts';
import { startJobs } from '#src/jobs/start-jobs.ts';
import type { RunningJobs } from '#src/jobs/start-jobs.ts';

export type { ApiFetch };
export { createLog } from '#src/platform/log.ts';
export { networkOf } from '#src/platform/network-of.ts';
export type { Log } from '#src/platform/log.ts';

export type ApiSettings = BuyingSettings &
  RecommendingSettings & {
    database: DatabaseSettings;
    log: Log;
    now?: () => Date;
    geoIp?: GeoIp;
    /** `tokenKey`: at least 32 characters; tokens and codes are keyed from it. */
    secrets: { tokenKey: string };
    sms: SmsSettings;
    mail: MailSettings;
    /** Where operators read what shoppers write to the shop. */
    operatorMail: string;
    /** Scheme and host under which browsers know the shop. */
    publicUrl: string;
    captcha: CaptchaSettings;
    operators: OperatorSettings;
    /** When operators call back. */
    callbackHours: WorkingHours;
    /** Shows what the demo senders sent at /api/dev/outbox. */
    devOutbox: boolean;
  };

export type Api = {
  fetch: ApiFetch;
  /** Whether calls with this access token are somebody's: it is ours, has not expired, and its session has not ended. */
  isSignedIn: (accessToken: string) => Promise<boolean>;
  /** Whether editors have set something for exactly this path and query. */
  hasSeoQuery: (address: string) => boolean;
  context: Context;
  cities: CityDirectory;
  stores: StoreDirectory;
  /** The catalogue in memory. */
  catalogue: Catalogue;
  /** The door for 1C and the demo shop: each verb bound to this API's database. */
  imports: Imports;
  changes: Changes;
  database: Database;
  jobs: JobRegistry;
  /** Begins the work that nobody waits for: outbox, schedules. Call it once the process listens. */
  startJobs: () => Promise<void>;
  /** Answers when the database does; throws otherwise. */
  ping: () => Promise<void>;
  stop: () => Promise<void>;
};

export type Imports = ReturnType<typeof bindImports>;

/** The only place where adapters meet domains. */
export async function composeApi(settings: ApiSettings): Promise<Api> {
  return composeApiOn(await openDatabase(settings.database), settings);
}

/** The same on a database that is open already. */
export async function composeApiOn(
  database: Database,
  settings: Omit<ApiSettings, 'database'>,
): Promise<Api> {
  const { log } = settings;
  const context: Context = { db: database.db, now: settings.now ?? (() => new Date()), log };
  const changes = await listenForChanges(database, (err) => log.error({ err }, 'a change was not applied'));

  const endedSessions = createEndedSessions(context);
  changes.subscribe(endedSessions.apply);
  await endedSessions.load();
  const cities = await loadCityDirectory(database.db);
  changes.subscribe(async (tags) => {
    if (tags.includes('cities') || tags.includes('stores')) await cities.reload();
  });
  const stores = await loadStoreDirectory(database.db, cities);
  changes.subscribe(async (tags) => {
    if (tags.includes('stores')) await stores.reload();
  });
  const seo = await loadSeoDirectory(database.db);
  changes.subscribe(async (tags) => {
    if (tags.includes('seo')) await seo.reload();
  });
  const texts = await loadSiteTexts(database.db, () =>
    stores
      .listAll(context.now())
      .map(({ name, address, metro, cityName }) => `${name} ${address} ${metro} ${cityName}`),
  );
  changes.subscribe(async (tags) => {
    if (tags.some((tag) => tag === 'content:articles' || tag === 'content:page' || tag === 'stores'))
      await texts.reload();
  });
  const catalogue = await loadCatalogue({
    db: database.db,
    cityIdOf: stores.cityIdOf,
    siteWords: texts.words,
  });
  // After the shops: what lies in which city is read from their directory.
  changes.subscribe((tags) => catalogue.apply(tags));

  const missed = createMissedQueries(context);
  const keys = deriveKeys(settings.secrets);
  const captcha = createCaptcha(settings.captcha, log);
  const accountDeps: AccountDeps = {
    keys,
    publicUrl: settings.publicUrl,
    captcha,
    sendsSms: settings.sms.kind !== 'none',
    sendsMail: settings.mail.kind !== 'none',
    endedSessions,
    balance,
    welcome: creditWelcome,
    joinVisitor: async (tx, parties) => {
      await joinCarts(tx, parties);
      await joinFavourites(tx, parties);
    },
  };

  const operators = createOperatorLine(settings.operators, context);

  const jobs = composeJobs({
    context,
    stores,
    sms: createSmsSender(settings.sms, context),
    mail: createMailSender(settings.mail, context),
  });
  const buying = composeBuying({ context, catalogue, stores, settings });
  buying.registerJobs(jobs);
  const recommending = composeRecommending({ context, catalogue, settings });
  recommending.registerJobs(jobs);
  let runningJobs: Promise<RunningJobs> | null = null;

  const identify = createIdentify(keys, { now: context.now, hasEnded: endedSessions.has });
  const fetch = createApp({
    context,
    cities,
    identify,
    mount: (routes) => {
      locationRoutes(routes, { cities, geoIp: settings.geoIp ?? { locate: () => null } });
      storeRoutes(routes, { stores });
      catalogueRoutes(routes, { catalogue, stores, instalmentOf: buying.checkout.rules.instalmentOf });
      contentRoutes(routes, { catalogue, stores });
      seoRoutes(routes, {
        seo,
        sources: {
          pages: listPageAddresses,
          sections: () => listSectionAddresses(catalogue),
          products: () => listProductAddresses(catalogue),
          articles: listArticleAddresses,
          stores: () => stores.listAddresses(),
        },
      });
      searchRoutes(routes, { catalogue, stores, texts, missed });
      visitorRoutes(routes, {
        keys,
        sources: {
          findUser: (ctx, accountId) => findUser(ctx, accountId, accountDeps),
          countCart: (ctx, caller) => countCart(ctx.db, caller),
          listFavourites,
        },
      });
      accountRoutes(routes, accountDeps);
      supportRoutes(routes, { captcha, operatorMail: settings.operatorMail });
      favouriteRoutes(routes);
      callbackRoutes(routes, { captcha, hours: settings.callbackHours, line: operators });
      buying.mount(routes);
      recommending.mount(routes);
      demoOutboxRoutes(routes, { isOutboxOpen: settings.devOutbox });
    },
  });

  return {
    fetch,
    isSignedIn: async (accessToken) =>
      (await identify(new Headers({ authorization: `Bearer ${accessToken}` }))).kind === 'account',
    hasSeoQuery: seo.hasQuery,
    context,
    cities,
    stores,
    catalogue,
    imports: bindImports(context),
    changes,
    database,
    jobs,
    startJobs: async () => {
      runningJobs ??= startJobs({ context, database, registry: jobs });
      await runningJobs;
    },
    ping: async () => {
      await database.query('select 1');
    },
    stop: async () => {
      await (await runningJobs)?.stop();
      await missed.stop();
      await changes.stop();
      await database.close();
    },
  };
}

function bindImports(context: Context) {
  return {
    importCities: (input: readonly unknown[]) => importCities(context, input),
    importStores: (input: readonly unknown[]) => importStores(context, input),
    importPictures: (input: readonly unknown[]) => importPictures(context, input),
    importSections: (input: readonly unknown[]) => importSections(context, input),
    importCollections: (input: readonly unknown[]) => importCollections(context, input),
    importProducts: (input: readonly unknown[]) => importProducts(context, input),
    importItems: (input: readonly unknown[]) => importItems(context, input),
    importPromoCodes: (input: readonly unknown[]) => importPromoCodes(context, input),
    importHome: (input: unknown) => importHome(context, input),
    importTextPages: (input: readonly unknown[]) => importTextPages(context, input),
    importSeoPages: (input: readonly unknown[]) => importSeoPages(context, input),
    importGuideSections: (input: readonly unknown[]) => importGuideSections(context, input),
    importArticles: (input: readonly unknown[]) => importArticles(context, input),
  };
}
