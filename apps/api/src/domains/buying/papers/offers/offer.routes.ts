import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import type { GiftPiece } from '@yahont/contracts/catalogue/gift-pieces.ts';
import {
  FRANCHISE_CONTRACT_FILE,
  FRANCHISE_CONTRACT_PAGE,
  FRANCHISE_FILE,
  FRANCHISE_PAGE,
  GIFT_OFFER_FILE,
  SALON_PLAN_FILE,
} from '@yahont/contracts/leads/lead-addresses.ts';
import { GiftOfferQuery, SalonPlanQuery } from '@yahont/contracts/leads/lead-files.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { isSalonCity } from '@yahont/values/leads/payback.ts';
import { findSalonCity } from '@yahont/values/leads/salon-city.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { fileAnswer } from '#src/platform/http/file-answer.ts';
import type { Env, Routes } from '#src/platform/http/serve.ts';
import type { InvoiceTerms } from '#src/domains/buying/payment/index.ts';
import type { ContractText } from '../drawing/contract-pdf.ts';
import { contractFile, giftOfferFile, salonPlanFile } from '../paper-files.ts';

export type OfferDeps = {
  /** A published text by its path; null while there is none. */
  readText: (ctx: CallContext, path: string) => Promise<ContractText | null>;
  giftPieces: (cityId: number) => readonly GiftPiece[];
  listCities: () => readonly { name: string; population: number; storeCount: number }[];
  /** Null: the shop has no seller that documents could name. */
  invoice: InvoiceTerms | null;
};

/** Texts for partners that are also available as files. */
const PRINTED = [
  [FRANCHISE_FILE, FRANCHISE_PAGE],
  [FRANCHISE_CONTRACT_FILE, FRANCHISE_CONTRACT_PAGE],
] as const;

/** Files for companies and partners. They answer bytes, so they are no endpoints of the contracts. */
export function offerRoutes({ app }: Routes, deps: OfferDeps): void {
  app.get(GIFT_OFFER_FILE, async (c: HonoContext<Env>) => {
    const ctx = c.get('call');
    const asked = readQuery(c, GiftOfferQuery);
    const piece = deps.giftPieces(ctx.city.id).find(({ id }) => id === asked.piece);
    if (!piece) throw notFound('offer');
    const { quantity, engraving, wrapping } = asked;
    const offer = { piece, quantity, isEngraved: engraving === '1', isWrapped: wrapping === '1' };
    return fileAnswer(
      c,
      await giftOfferFile({ ...offer, date: today(ctx), seller: deps.invoice?.seller ?? null }),
    );
  });
  for (const [file, page] of PRINTED)
    app.get(file, async (c: HonoContext<Env>) => {
      const text = await deps.readText(c.get('call'), page);
      if (text === null) throw notFound('text');
      return fileAnswer(c, await contractFile(text));
    });
  app.get(SALON_PLAN_FILE, async (c: HonoContext<Env>) => {
    const plan = readQuery(c, SalonPlanQuery);
    const city = findSalonCity(deps.listCities().filter(isSalonCity), plan.city);
    if (city === null) throw notFound('plan');
    const { name, population } = city;
    return fileAnswer(
      c,
      await salonPlanFile({ date: today(c.get('call')), plan: { ...plan, city: name, population } }),
    );
  });
}

/** A link that was edited by hand leads to no file. */
function readQuery<Schema extends z.ZodType>(c: HonoContext<Env>, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(c.req.query());
  if (!read.success) throw notFound('offer');
  return read.data;
}

function today({ now }: Pick<CallContext, 'now'>) {
  return cityDate(now(), MOSCOW_HOURS);
}
