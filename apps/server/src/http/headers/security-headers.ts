/** Origins of third parties by the directive that allows them; `connect` lists those that scripts may call. */
export type PageSources = Readonly<
  Record<'script' | 'style' | 'connect' | 'frame' | 'img' | 'worker', readonly string[]>
>;

export type SecuritySettings = {
  /** The shop's public address starts with https. */
  isHttps: boolean;
  /** Allows inline styles and a web socket for Vite's client; never in production. */
  isDevelopment: boolean;
  /** Other origins that a form may lead to, even by a redirect: the bank's page. */
  formTargets: readonly string[];
  /** Origins of third parties; without them pages use only the shop's own origin. */
  sources?: PageSources;
};

const NO_SOURCES: PageSources = { script: [], style: [], connect: [], frame: [], img: [], worker: [] };

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(self)';

/** Policy of a call's answer, which is data: opened as a document it runs nothing and is framed by nobody. */
const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer, with lower-case names. */
export function commonHeaders({ isHttps }: Pick<SecuritySettings, 'isHttps'>): Record<string, string> {
  return {
    // Pages and answers of calls override this.
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    // Pictures override this: letters, feeds and other sites show them.
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Content that other sites may show: pictures of the shop, in letters, feeds and previews. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** The content security policy of a call's answer: its own one (files have it), or that of data. */
export function callPolicy(answer: Headers): { 'content-security-policy': string } {
  return { 'content-security-policy': answer.get('content-security-policy') ?? CALL_POLICY };
}

/** Headers of an HTML page besides the common ones. `scriptHashes`: hashes of its inline scripts. */
export function pageHeaders(
  settings: SecuritySettings,
  scriptHashes: readonly string[],
): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(settings, scriptHashes),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    // For browsers without `frame-ancestors`.
    'x-frame-options': 'DENY',
  };
}

/**
 * Style attributes are allowed, because sizes and placeholders of pictures use them; style elements are not, unless a
 * provider needs them.
 */
function contentPolicy(
  { isHttps, isDevelopment, formTargets, sources = NO_SOURCES }: SecuritySettings,
  scriptHashes: readonly string[],
): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...sources.script].join(' '),
    [isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'", ...sources.style].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...sources.img].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    [isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'", ...sources.connect].join(' '),
    ["frame-src 'self'", ...sources.frame].join(' '),
    ["worker-src 'self'", ...sources.worker].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
  ];
  if (isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
