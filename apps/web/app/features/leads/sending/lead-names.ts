/** Name of the field with the files. */
export const FILES = 'files';

/** Name of the hidden field with the key of the request: see `requestKey`. */
export const REQUEST_KEY = 'request-key';

/** Hidden fields that say where a request came from. */
export const SOURCE_FIELDS = {
  referrer: 'from-referrer',
  page: 'from-page',
  /** `source` for `utm_source`, and so on. */
  utm: (part: string) => `from-utm-${part}`,
} as const;

export const UTM_PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
