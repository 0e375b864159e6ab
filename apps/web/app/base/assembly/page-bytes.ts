const pages = new WeakMap<Response, Buffer>();

/** Associates a page's bytes with its Response, because a Response would copy them. */
export function answerWith(page: Buffer, init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, page);
  return response;
}

/** The bytes of a page made by `answerWith`; null for any other response, which has its own body. */
export function bytesOf(response: Response): Buffer | null {
  return pages.get(response) ?? null;
}
