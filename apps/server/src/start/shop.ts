import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DOOR } from '@yahont/values/deadlines.ts';
import { composeApi } from '@yahont/api/compose.ts';
import type { Log } from './shop-api.ts';
import { fileSettings } from '../settings/file-settings.ts';
import { apiSettings } from '../settings/api-settings.ts';
import type { Environment } from '../settings/environment.ts';
import { indexFolder, type FoundFile } from '../files/index-folder.ts';
import { fileParts } from './file-parts.ts';
import { doorSettings } from './door-settings.ts';
import { fillDemo, liveDemoDay } from './fill-demo.ts';
import { createFrontDoor } from './front-door.ts';
import { commonHeaders } from '../http/headers/security-headers.ts';
import type { Listener } from '../http/listener.ts';
import { createHealth } from './health.ts';
import { listen } from './listen.ts';
import { createAhead } from '../pictures/ahead.ts';
import { openMetrics } from '../metrics/open-metrics.ts';
import { paymentLimits } from '../settings/payment-settings.ts';
import { startWarnings } from './start-warnings.ts';
import { createEventLoop } from '../limits/event-loop.ts';
import { openTraces } from '../traces/open-traces.ts';
import { developOffice, isOfOffice, loadOffice, type OfficeApp } from '../office/load-office.ts';
import { developWeb } from '../web/develop-web.ts';
import { loadWeb, WEB_FOLDER } from '../web/load-web.ts';

/** Maximum connections of one address when the shop has no proxy in front of it. */
const MAX_OF_ADDRESS = 1000;

const NO_FILES: ReadonlyMap<string, FoundFile> = new Map();

export type Shop = {
  /** Public address. */
  address: string;
  stop: () => Promise<void>;
};

/** Starts the whole shop: answers probes at once, opens when database, storefront and data are ready. */
export async function startShop(environment: Environment, log: Log): Promise<Shop> {
  const [metrics, traces] = await Promise.all([openMetrics(environment, log), openTraces(environment)]);
  const health = createHealth(
    environment.TRUST_PROXY,
    commonHeaders({ isHttps: environment.PUBLIC_URL?.startsWith('https:') ?? false }),
  );
  const loop = createEventLoop();
  let handle = health.handle;
  const listening = await listen((incoming, outgoing) => handle(incoming, outgoing), {
    port: environment.PORT,
    host: environment.HOST,
    mostConnections: environment.MAX_CONNECTIONS,
    mostOfAddress: environment.TRUST_PROXY > 0 ? null : MAX_OF_ADDRESS,
    onConnection: loop.noteConnection,
  });
  const address = environment.PUBLIC_URL ?? `http://localhost:${listening.port}`;
  const isDevelopment = environment.NODE_ENV === 'development';
  const isAhead = environment.DEMO_FILL && environment.PICTURES_AHEAD;
  const ahead = isAhead
    ? createAhead({ dataFolder: environment.DATA_DIR, files: fileSettings(environment) }, log)
    : null;

  const demo = environment.DEMO ? await import('../demo/demo.ts') : null;

  const settings = await apiSettings(environment, log);
  const { files } = settings;
  const [api, storefront, office, builtFiles, films] = await Promise.all([
    composeApi({ ...settings, ...(metrics ? { meter: metrics.meter } : {}) }),
    isDevelopment ? developWeb(listening.server) : loadWeb(),
    isDevelopment ? developOffice(listening.server) : loadOffice(),
    indexFolder(join(WEB_FOLDER, isDevelopment ? 'public' : 'build/client')),
    demo ? indexFolder(demo.FILMS_FOLDER, '/films') : NO_FILES,
  ]);
  metrics?.show(api.insight);
  const buildId = isDevelopment ? null : (await storefront.web()).buildId;
  const fromFiles = await fileParts(environment, {
    files,
    builtFiles,
    buildId,
    ofDemo: demo?.demoOriginals() ?? null,
    log,
  });
  // After its chunks are stored, because pages of the other processes may learn of this build now.
  if (buildId !== null) await api.processes.join(buildId);
  let isFirstStart = false;
  if (environment.DEMO_FILL) {
    isFirstStart = await fillDemo(
      api,
      { dataFolder: environment.DATA_DIR, limits: paymentLimits(environment) },
      () => ahead?.begin(),
    );
    if (isFirstStart) await ahead?.first(DOOR.firstPictures);
  }

  const door = createFrontDoor({
    api,
    now: () => api.context.now().getTime(),
    web: storefront.web,
    office,
    log,
    publicOrigin: address,
    loop,
    meter: metrics?.meter,
    traces,
    ...doorSettings(environment),
    ...fromFiles.parts,
    films,
  });
  if (isDevelopment) handle = withTools({ storefront, office }, health.handle);
  const warnings = startWarnings(environment);
  for (const warning of warnings) log.warn(warning);
  health.open(door, { ping: api.ping, warnings, troubles: api.troubles });
  let isStopping = false;
  // Not waited for: while the database is away they begin later, and the shop may be stopped before.
  const jobs = api.startJobs().catch((err: unknown) => {
    if (isStopping) return;
    log.fatal({ err }, 'jobs could not begin');
    process.exit(1);
  });
  if (isFirstStart && environment.DEMO_DAY) void jobs.then(() => liveDemoDay(api, log));
  ahead?.begin();

  return {
    address,
    stop: async () => {
      isStopping = true;
      health.leave();
      listening.leave();
      fromFiles.stop();
      await ahead?.stop();
      await sleep(environment.DRAIN_MS);
      await Promise.all([storefront.stop(), office.stop()]);
      await listening.stop();
      await api.stop();
      await Promise.all([metrics?.stop(), traces?.stop()]);
    },
  };
}

/** Passes requests to the development tools of the front end that has their address first. */
function withTools(
  { storefront, office }: Record<'storefront' | 'office', Pick<OfficeApp, 'before'>>,
  handle: Listener,
): Listener {
  return (incoming, outgoing) => {
    const { before } = isOfOffice(incoming.url ?? '') ? office : storefront;
    if (before === null) handle(incoming, outgoing);
    else before(incoming, outgoing, () => handle(incoming, outgoing));
  };
}
