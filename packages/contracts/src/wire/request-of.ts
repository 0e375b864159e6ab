export type CallInput = {
  /** Without parameters the path is used as it is. */
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent along with the body, which is then a part of a form. */
  files?: readonly File[] | undefined;
  headers?: Record<string, string> | undefined;
};

/** The path of an endpoint with its parameters filled in, and the query. */
export function addressOf(
  { path }: { path: string },
  { params, query = {} }: Pick<CallInput, 'params' | 'query'>,
): string {
  const filled = params
    ? path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])))
    : path;
  const search = searchOf(query);
  return search === '' ? filled : `${filled}?${search}`;
}

/** The request that calls an endpoint at an origin. */
export function requestOf(
  origin: string,
  endpoint: { method: string; path: string },
  { body, files = [], headers, ...where }: CallInput,
): Request {
  if (files.length > 0) {
    return new Request(origin + addressOf(endpoint, where), {
      method: endpoint.method,
      headers: { accept: 'application/json', ...headers },
      body: formOf(body, files),
    });
  }
  return new Request(origin + addressOf(endpoint, where), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function formOf(body: unknown, files: readonly File[]): FormData {
  const form = new FormData();
  form.set('body', JSON.stringify(body ?? {}));
  for (const file of files) form.append('file', file);
  return form;
}

/** A list repeats its name; undefined values are omitted. */
function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.toString();
}
