/** Origins of others from which a page may take things, by the directive that allows it; `connect` is also where it may call. */
export type PageSources = Readonly<
  Record<'script' | 'style' | 'connect' | 'frame' | 'img', readonly string[]>
>;

export type SecuritySettings = {
  /** The shop's public address begins with https. */
  isHttps: boolean;
  /** Vite's client needs inline styles and a web socket; a shop never does. */
  isDevelopment: boolean;
  /** Other origins to which a form may lead, by a redirect too: the page of the bank. */
  formTargets: readonly string[];
  /** What the providers of others need; without it pages use nothing but the shop's own. */
  sources?: PageSources;
};

const NO_SOURCES: PageSources = { script: [], style: [], connect: [], frame: [], img: [] };

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(self)';

/** Headers of every answer, names in lower case. */
export function commonHeaders({ isHttps }: SecuritySettings): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers of an HTML page besides the common ones. `scriptHashes` are those of its inline scripts. */
export function pageHeaders(
  settings: SecuritySettings,
  scriptHashes: readonly string[],
): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(settings, scriptHashes),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    // For browsers that do not know `frame-ancestors`.
    'x-frame-options': 'DENY',
  };
}

/**
 * Style attributes are allowed, since sizes and stand-ins of pictures are in them; style elements are not, unless a
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
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
  ];
  if (isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
