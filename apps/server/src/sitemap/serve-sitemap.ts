import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import { DEFAULT_CITY_ID } from '@yahont/contracts/locations/locations.ts';
import { listGuide } from '@yahont/contracts/content/articles.ts';
import { listTextPages } from '@yahont/contracts/content/content.ts';
import { getCatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';
import { getSitemap, listSitemaps, SitemapKind } from '@yahont/contracts/seo/sitemap.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { Arrival } from '#src/http/request-facts.ts';
import type { Limits } from '#src/limits/limits.ts';
import type { CachedPage } from '#src/pages/page-cache.ts';
import { toCachedPage } from '#src/pages/render-page.ts';
import { sendKept } from '#src/pages/send-kept.ts';
import type { Wires } from '#src/pages/wires.ts';
import { llmsText } from './llms-text.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/**
 * Tags of changes that may add, move or hide a page; a single stone is not included, because a sold one keeps
 * its page.
 */
const CONCERNED = /^(?:everything|catalogue|product:|section:|stores|cities|content:|seo|stones$)/;
/** News appear on their day, so a file is regenerated after this time. */
const FRESH_MS = 60 * 60 * 1000;
/** Maximum number of cached files; there are a few dozen. */
const MAX_KEPT = 100;

type Deps = {
  gateway: Gateway;
  limits: Limits;
  wires: Wires;
  publicOrigin: string;
  /**
   * Contact for reporting vulnerabilities: a `mailto:`, `https:` or `tel:` address; null: the feedback page.
   */
  securityContact: string | null;
  /** Headers of every answer. */
  common: Record<string, string>;
  /** Unix milliseconds. */
  now: () => number;
};

export type Sitemaps = {
  /** Answers robots.txt, llms.txt, security.txt and the sitemap files; false for any other path. */
  serve: (outgoing: ServerResponse, arrival: Arrival) => Promise<boolean>;
  /** Drops cached files after a change. */
  drop: (tags: readonly string[]) => void;
};

/**
 * The files for programs: robots.txt, the sitemap and others, made from the API's answers and cached until a
 * change.
 */
export function createSitemaps({
  gateway,
  limits,
  wires,
  publicOrigin,
  common,
  now,
  ...deps
}: Deps): Sitemaps {
  const kept = new Map<string, Promise<CachedPage>>();

  function makerOf(path: string): ((arrival: Arrival) => Promise<[type: string, text: string]>) | null {
    if (path === '/robots.txt') return async () => ['text/plain', robotsText(publicOrigin)];
    if (path === '/.well-known/security.txt')
      return async () => {
        const contact = deps.securityContact ?? `${publicOrigin}/feedback/`;
        return ['text/plain', securityText({ contact, origin: publicOrigin, now: new Date(now()) })];
      };
    if (path === '/llms.txt')
      return async (arrival) => {
        const [menu, { items }, guide] = await Promise.all([
          ask(getCatalogueMenu, {}, arrival),
          ask(listTextPages, {}, arrival),
          ask(listGuide, {}, arrival),
        ]);
        const about = { sections: menu.sections, pages: items, guide: guide.sections };
        return ['text/plain', llmsText(about, publicOrigin)];
      };
    if (path === '/sitemap.xml')
      return async (arrival) => {
        const { files } = await ask(listSitemaps, {}, arrival);
        return ['application/xml', sitemapIndexXml(files, publicOrigin)];
      };
    const [, kind, page = ''] = /^\/sitemap-([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(path) ?? [];
    const known = SitemapKind.safeParse(kind);
    if (!known.success) return null;
    return async (arrival) => {
      const { items } = await ask(getSitemap, { kind: known.data, page }, arrival);
      return ['application/xml', items.length === 0 ? '' : sitemapXml(items, publicOrigin)];
    };
  }

  async function ask<A extends z.ZodType>(
    endpoint: { method: string; path: string; answer: A },
    query: Record<string, unknown>,
    { ip, requestId }: Arrival,
  ): Promise<z.output<A>> {
    const call = gateway.openPublic({ cityId: DEFAULT_CITY_ID, ip, requestId });
    const response = await call(requestOf('http://api.internal', endpoint, { query }));
    if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}`);
    return endpoint.answer.parse(await response.json());
  }

  async function make(path: string, arrival: Arrival): Promise<CachedPage | null> {
    const maker = makerOf(path);
    if (maker === null) return null;
    limits.take(arrival.ip);
    const making = limits.shared(arrival.ip, async () => {
      const [type, text] = await maker(arrival);
      const headers = { ...common, 'content-type': `${type}; charset=utf-8` };
      const page = {
        status: text === '' ? 404 : 200,
        headers,
        cookies: [],
        body: Buffer.from(text),
        route: 'sitemap',
      };
      const made = await toCachedPage(page, { tags: [], freshUntil: now() + FRESH_MS });
      if (made === null) throw new Error('a sitemap that may not be kept');
      return made;
    });
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(path, making);
    making.catch(() => kept.delete(path));
    return making;
  }

  return {
    serve: async (outgoing, arrival) => {
      const before = await kept.get(arrival.path);
      const page = before && before.freshUntil > now() ? before : await make(arrival.path, arrival);
      if (page === null) return false;
      await sendKept(outgoing, page, { arrival, wires });
      return true;
    },
    drop: (tags) => {
      if (tags.some((tag) => CONCERNED.test(tag))) kept.clear();
    },
  };
}
