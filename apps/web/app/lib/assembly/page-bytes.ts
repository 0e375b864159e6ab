const pages = new WeakMap<Response, Buffer>();

/** Keeps a page's bytes beside its Response, because a Response would copy them. */
export function answerWith(page: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, page);
  return response;
}

/** The bytes of a page that was answered so; null for every other response, which has its own. */
export function bytesOf(response: Response): Buffer | null {
  return pages.get(response) ?? null;
}
