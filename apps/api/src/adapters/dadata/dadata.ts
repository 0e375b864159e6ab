import { z } from 'zod';
import { SUGGESTED_MAX, SuggestedAddress } from '@yahont/contracts/addresses/addresses.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { AddressSource } from '#src/domains/people/addresses/suggesting/address-source.ts';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { Context } from '#src/platform/context.ts';
import { createCircuitBreaker } from '#src/platform/circuit-breaker.ts';
import type { AnswerStore } from '#src/domains/ground/paid-services/answers.ts';
import { askDadata } from './dadata-client.ts';
import type { DadataSettings } from './dadata-settings.ts';

const { name, breaker: FIGURES, budgetMs } = PROVIDERS.addresses;
/** What is kept for a day: streets change slowly, and each question counts against the day's quota. */
export const ADDRESS_ANSWERS = {
  service: 'dadata-addresses',
  shape: z.array(SuggestedAddress),
  lifeMs: 86_400_000,
};

const Text = z.string().nullish();
const Item = z.object({
  value: z.string(),
  data: z.object({
    postal_code: Text,
    street_with_type: Text,
    settlement_with_type: Text,
    house_type: Text,
    house: Text,
    block_type: Text,
    block: Text,
    flat: Text,
    geo_lat: Text,
    geo_lon: Text,
    /** 0: the coordinates are those of the house. */
    qc_geo: z.coerce.string().nullish(),
  }),
});

/** DaData: `suggest/address` with the city as the only location. */
export function createDadata(
  settings: DadataSettings,
  { log, now }: Pick<Context, 'log' | 'now'>,
  answers: AnswerStore<SuggestedAddress[]>,
): AddressSource {
  const breaker = createCircuitBreaker({ name, ...FIGURES }, now);
  return {
    suggest: async ({ city, text }) => {
      const key = `${city.id} ${text.toLowerCase()}`;
      try {
        const known = await answers.find(key);
        if (known) return known;
        const found = await breaker(() => ask(settings, city, text));
        if (found) await answers.keep(key, found);
        return found;
      } catch (err) {
        log.warn({ err }, 'DaData suggested nothing');
        return null;
      }
    },
  };
}

async function ask(settings: DadataSettings, city: City, text: string): Promise<SuggestedAddress[]> {
  const suggestions = await askDadata(settings, {
    path: 'suggest/address',
    body: {
      query: text,
      count: SUGGESTED_MAX,
      language: 'ru',
      locations: [{ fias_id: city.xmlId }],
      from_bound: { value: 'street' },
      to_bound: { value: 'house' },
      restrict_value: true,
    },
    budgetMs,
  });
  return suggestions.flatMap((item) => {
    const known = Item.safeParse(item);
    const suggested = known.success ? toSuggestion(city, known.data) : null;
    return suggested === null ? [] : [suggested];
  });
}

/** Null for what has no street, such as a district. */
function toSuggestion(city: City, { data }: z.infer<typeof Item>): SuggestedAddress | null {
  const street = [data.settlement_with_type, data.street_with_type].filter(isText).join(', ');
  if (street === '') return null;
  const block = isText(data.block) ? ` ${data.block_type ?? 'корп'}. ${data.block}` : '';
  const house = isText(data.house) ? `${data.house}${block}` : '';
  return {
    text: [city.name, street, house].filter((part) => part !== '').join(', '),
    cityId: city.id,
    cityName: city.name,
    street,
    house,
    flat: data.flat ?? '',
    postcode: data.postal_code ?? '',
    position: house === '' ? null : positionOf(data),
  };
}

function positionOf({ geo_lat, geo_lon, qc_geo }: z.infer<typeof Item>['data']) {
  const [lat, lon] = [Number(geo_lat ?? Number.NaN), Number(geo_lon ?? Number.NaN)];
  return qc_geo === '0' && Number.isFinite(lat) && Number.isFinite(lon) ? { lat, lon } : null;
}

function isText(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text !== '';
}
