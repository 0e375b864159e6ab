import type { Captcha } from '#src/domains/captcha/index.ts';
import type { CityDirectory } from '#src/domains/locations/index.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';

/** What appointments need of other domains and settings; `operatorMail`: address that receives them. */
export type AppointmentDeps = {
  captcha: Captcha;
  cities: CityDirectory;
  stores: StoreDirectory;
  operatorMail: string;
};
