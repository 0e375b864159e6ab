export { loadCityDirectory } from './city-directory.ts';
export type { CityDirectory } from './city-directory.ts';
export { detectCity } from './detect-city.ts';
export type { GeoIp } from './detect-city.ts';
export { importCities } from './import-cities.ts';
