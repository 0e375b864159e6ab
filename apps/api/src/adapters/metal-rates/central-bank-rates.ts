import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { METALS } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { isIsoDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { fromDecimalString } from '@yahont/values/money.ts';
import type { MetalRate, RateFeed } from '#src/domains/ground/metal-rates/rate-feed.ts';

/** A month of four metals is about ten kilobytes. */
const MAX_BYTES = 1024 * 1024;

/** `<Record Date="20.11.2026" Code="1"><Buy>12340,18</Buy><Sell>12340,18</Sell></Record>` */
const Record = z.object({
  '@Date': z.string().transform(toIsoDate).refine(isIsoDate),
  '@Code': z.coerce.number().int().min(1),
  Buy: z.string().transform(toAmount),
});
/** A day without a record, such as a Sunday, is an empty element. */
const File = z.object({
  Metall: z.union([
    z.object({ Record: z.array(Record).default([]) }),
    z.literal('').transform(() => ({ Record: [] })),
  ]),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  // The file has none, and expanding entities is what XML attacks are made of.
  processEntities: false,
  isArray: (name) => name === 'Record',
});

/**
 * Prices of metals as the central bank of Russia sets them: XML in windows-1251, roubles for a gram
 * with a decimal comma.
 * @param settings `url`: the file's address without the dates
 */
export function createCentralBankRates({ url }: { url: string }): Extract<RateFeed, { kind: 'fetched' }> {
  return {
    kind: 'fetched',
    source: 'central-bank',
    fetch: async ({ from, to }) => {
      const address = new URL(url);
      address.searchParams.set('date_req1', toSlashes(from));
      address.searchParams.set('date_req2', toSlashes(to));
      const response = await fetch(address, {
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDERS.metalRates.tryMs),
      });
      if (!response.ok) throw new Error(`the central bank answered HTTP ${response.status}`);
      const bytes = await response.arrayBuffer();
      if (bytes.byteLength > MAX_BYTES) throw new Error('the file of metal prices is too large');
      return parseRates(new TextDecoder('windows-1251').decode(bytes));
    },
  };
}

/**
 * Parses the rates in a file of the central bank.
 * @throws when it is not such a file
 */
export function parseRates(xml: string): MetalRate[] {
  const fault = XMLValidator.validate(xml);
  if (fault !== true) throw new Error(`metal prices are not XML: ${fault.err.msg}`);
  const { Metall } = File.parse(parser.parse(xml));
  return Metall.Record.flatMap(({ '@Date': date, '@Code': code, Buy: perGram }) => {
    const metal = METALS[code - 1];
    return metal === undefined ? [] : [{ metal, date, perGram }];
  });
}

/** `20.11.2026` → `2026-11-20` */
function toIsoDate(text: string): IsoDate {
  return text.split('.').toReversed().join('-');
}

/** `2026-11-20` → `20/11/2026` */
function toSlashes(date: IsoDate): string {
  return date.split('-').toReversed().join('/');
}

/** «12340,18», with or without spaces between groups of digits. */
function toAmount(text: string, context: z.RefinementCtx) {
  try {
    const amount = fromDecimalString(text.replaceAll(/\s/gu, '').replace(',', '.'));
    if (amount > 0) return amount;
  } catch {
    // Reported below, like a price of zero.
  }
  context.addIssue({ code: 'custom', message: `not a price: ${text}` });
  return z.NEVER;
}
