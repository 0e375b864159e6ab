// Every deadline and every breaker of the shop, milliseconds. All packages take them from here by name; a structure test
// forbids others, and docs/operations.md shows the same tables.

/** Consecutive failures after which a third party is left alone, and how often one call asks whether it is back. */
export type BreakerFigures = { failures: number; pauseMs: number };

/** How long the shop waits for a third party. */
export type ProviderDeadlines = {
  /** As in the log, in metrics and at `/readyz`. */
  name: string;
  /** Who waits for the answer. A job tries again by itself, so it needs no breaker. */
  waits: 'shopper' | 'job';
  /** One attempt. */
  tryMs: number;
  /** Attempts of one call; a job may call again. */
  tries: number;
  /** All attempts together while a shopper waits. */
  budgetMs: number;
  breaker: BreakerFigures | null;
};

/** Shorter than the five seconds after which a third party that is back must be used again. */
const BREAKER: BreakerFigures = { failures: 3, pauseMs: 4_000 };

/** Banks and operators of instalments: a call may have been carried out although its answer was lost, so it is repeated. */
const BANK = { waits: 'shopper', tryMs: 10_000, tries: 3, budgetMs: 7_000, breaker: BREAKER } as const;

/** Services that only jobs ask. */
function ofJobs(name: string, tryMs: number): ProviderDeadlines {
  return { name, waits: 'job', tryMs, tries: 1, budgetMs: tryMs, breaker: null };
}

/** Services that a shopper waits for once. */
function ofShoppers(name: string, tryMs: number): ProviderDeadlines & { breaker: BreakerFigures } {
  return { name, waits: 'shopper', tryMs, tries: 1, budgetMs: tryMs, breaker: BREAKER };
}

export const PROVIDERS = {
  yookassa: { name: 'YooKassa', ...BANK },
  dolyame: { name: 'Долями', ...BANK },
  yandexPay: { name: 'Yandex Pay', ...BANK },
  /** Everybody passes a captcha that does not answer, and gets half as many codes. */
  captcha: ofShoppers('SmartCaptcha', 3_000),
  /** Suggestions that come later no longer fit what has been typed. */
  addresses: ofShoppers('DaData addresses', 1_000),
  /** The shopper waits for the fields to fill. */
  companies: ofShoppers('DaData companies', 3_000),
  /** A row of recommendations below the fold is not worth a longer wait. */
  recommendations: ofShoppers('Retail Rocket', 500),
  /** One call of CDEK; what a page waits for in all is `budgetMs`. A later answer is kept for the next shopper. */
  carrier: {
    name: 'carrier offers',
    waits: 'shopper',
    tryMs: 2_500,
    tries: 1,
    budgetMs: 2_000,
    breaker: BREAKER,
  },
  /** Files of shoppers; the library pauses between the attempts. */
  files: { name: 'S3', waits: 'shopper', tryMs: 5_000, tries: 3, budgetMs: 15_000, breaker: BREAKER },
  /** Making a size takes about as long, and a page must not wait for it. */
  pictures: {
    ...ofShoppers('S3 pictures', 1_500),
    breaker: { failures: 1, pauseMs: BREAKER.pauseMs },
  },
  /** Long, because each attempt that was answered too late has been delivered, and the next one sends the code once more. */
  sms: ofJobs('SMS.ru', 10_000),
  calls: ofJobs('SMS.ru calls', 10_000),
  mail: ofJobs('SMTP', 15_000),
  push: ofJobs('push services', 10_000),
  operators: ofJobs('operators’ webhook', 10_000),
  mailClicks: ofJobs('Retail Rocket reports', 10_000),
  metalRates: ofJobs('central bank', 10_000),
} as const satisfies Record<string, ProviderDeadlines>;

/** How long S3 may take to open a connection. */
export const FILES_CONNECT_MS = 2_000;

/** Time limits of a connection to the database. */
export type DatabaseDeadlines = {
  /** Until a connection is opened. */
  open: number;
  /** Until a pooled connection is free: a burst waits its turn. */
  free: number;
  /** For one statement, and for a lock that it waits for; the server then cancels it. */
  statement: number;
  lock: number;
  /** For an open transaction that is idle. */
  idle: number;
  /**
   * Until an answer comes; without one the connection is destroyed. Longer than `statement`, so the
   * server cancels first.
   */
  answer: number;
};

export const DATABASE = {
  /** Anyone who waits longer has left. Opening takes up to six round trips, which a slow network makes seconds. */
  calls: { open: 4_000, free: 5_000, statement: 4_000, lock: 3_000, idle: 10_000, answer: 6_000 },
  /** The job queue: its statements are as short, and nobody waits at a screen. */
  queue: { open: 4_000, free: 10_000, statement: 10_000, lock: 5_000, idle: 10_000, answer: 13_000 },
  /** Jobs, schedules, imports, and what is read into memory. */
  work: { open: 4_000, free: 30_000, statement: 60_000, lock: 10_000, idle: 60_000, answer: 65_000 },
  /**
   * The wait for a table in use is short, because all other statements queue behind the waiting
   * migration.
   */
  migrations: {
    open: 10_000,
    free: 10_000,
    statement: 1_800_000,
    lock: 30_000,
    idle: 1_800_000,
    answer: 1_810_000,
  },
} as const satisfies Record<string, DatabaseDeadlines>;

/** Paid answers that are kept in the database: the service itself answers sooner than a database that is busy. */
export const KEPT_ANSWER_MS = 400;

/**
 * The connection that listens for changes is asked every `beatMs` whether it is there. When neither it nor a new connection
 * answers within `answerMs`, all connections of the process are cut off: what they wait for is lost, and nothing else would
 * show it before their own deadlines.
 */
export const LISTENING = {
  beatMs: 1_500,
  answerMs: 1_200,
  retryMs: 1_000,
  keepAliveAfterMs: 10_000,
} as const;

/** A change that could not be applied is tried again after the first pause, then ever later, at most after the second. */
export const CHANGE_RETRY = { first: 1_000, longest: 2_000 } as const;

/** Of the front door. */
export const DOOR = {
  /** Waiting for a turn; `QUEUE_WAIT_MS` sets another. */
  wait: 2_000,
  /**
   * A queue of pages in which two networks or more have waited for so long without a pause is an overload. At least `wait`:
   * a burst that can be served within it is none.
   */
  standing: 2_000,
  /** Waiting for a turn during an overload: a longer wait only makes all late. */
  standingWait: 100,
  /** The overload is over when no two networks have waited for so long; a shorter pause is chance. */
  standingQuiet: 250,
  /** Rendering a shared page; `RENDER_MS` sets another. */
  render: 10_000,
  /** A page of one visitor or a form: it may involve a bank. */
  form: 40_000,
  /** A form with files, once it was read; a quarter of it is the wait for its turn. */
  upload: 60_000,
  /** Waiting for a turn of a call that draws a file. */
  drawnWait: 10_000,
  /** After a failure a dropped page is shown this long before the next attempt. */
  broken: 3_000,
  /** The headers of a request, and the longest body in all. */
  headers: 15_000,
  body: 600_000,
  /** Before the pace of a body counts. */
  bodyGrace: 10_000,
  /** An idle connection; longer than the minute for which balancers usually keep one. */
  keepAlive: 65_000,
  /** Waiting for a picture that another process makes, which may have a low priority. */
  otherMakes: 2_500,
  /** Waiting for the first pictures at the start, once the data is imported. */
  firstPictures: 4_000,
  /** Looking for a chunk of another build. */
  keptAssets: 3_000,
  /** `/readyz` waits for the database; a slower one is «slow». */
  ping: 1_000,
  /** A scrape of the metrics waits for the database. */
  scrape: 2_000,
  /** Running requests at the end; then their connections are closed. */
  finish: 8_000,
  /** The work of the queue of jobs at the end. */
  jobsFinish: 8_000,
  /** Traces that are still to be sent at the end. */
  tracesFinish: 2_000,
  /** After `DRAIN_MS` a process that has not ended by itself is killed. */
  stop: 10_000,
} as const;

/** Of a browser that waits for the shop or for a third party’s script. */
export const BROWSER = { form: 30_000, map: 10_000, ownMap: 15_000 } as const;

/**
 * A job writes a file of goods for so long and then lets the queue go on; a run that wrote nothing for
 * longer than `silentMs` has lost its process.
 */
export const IMPORTS = { sliceMs: 15_000, silentMs: 90_000 } as const;
