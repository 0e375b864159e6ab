export type SecuritySettings = {
  /** The shop's public address begins with https. */
  isHttps: boolean;
  /** Vite's client needs inline styles and a web socket; a shop never does. */
  isDevelopment: boolean;
  /** Other origins to which a form may lead, by a redirect too: the page of the bank. */
  formTargets: readonly string[];
};

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
  };
}

/** Style attributes are allowed, since sizes and stand-ins of pictures are in them; style elements are not. */
function contentPolicy(
  { isHttps, isDevelopment, formTargets }: SecuritySettings,
  scriptHashes: readonly string[],
): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
  ];
  if (isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
