import { z } from 'zod';

/** Only what the shop reads; FACTS 9. */
export const CdekToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const CdekCities = z.array(z.object({ code: z.int(), full_name: z.string() }));

export const CdekTariffs = z.object({
  tariff_codes: z.array(
    z.object({
      tariff_code: z.int(),
      /** Roubles. */
      delivery_sum: z.number().min(0).max(1_000_000),
      period_max: z.int().min(0).max(90),
    }),
  ),
});

export const CdekPoint = z.object({
  code: z.string().min(1).max(40),
  name: z.string().nullish(),
  work_time: z.string().nullish(),
  nearest_metro_station: z.string().nullish(),
  location: z.object({ latitude: z.number(), longitude: z.number(), address: z.string().min(1) }),
});

const Requests = z
  .array(
    z.object({
      state: z.string(),
      errors: z.array(z.object({ code: z.string().nullish(), message: z.string().nullish() })).nullish(),
    }),
  )
  .nullish();

/** The answer to a new order, and to a question about one. `entity` is missing in a refusal. */
export const CdekOrder = z.object({
  entity: z
    .object({
      uuid: z.string().min(1),
      /** Given some time after the registration. */
      cdek_number: z.coerce.string().nullish(),
      /** `deleted`: CDEK revoked the status, as after a scan of the wrong parcel. */
      statuses: z
        .array(z.object({ code: z.string(), date_time: z.string(), deleted: z.boolean().nullish() }))
        .nullish(),
    })
    .nullish(),
  requests: Requests,
});

export const CdekNotice = z.object({ type: z.string(), uuid: z.string().min(1).max(64) });
