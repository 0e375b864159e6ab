import type {
  changeCapacity as capacity,
  listOfficeIntervals as intervals,
  listOfficeZones as zones,
} from '@yahont/contracts/office/delivery/intervals.ts';
import type {
  changeStore as change,
  getOfficeStore as store,
  listOfficeStores as stores,
} from '@yahont/contracts/office/stores.ts';
import { route } from '../route.ts';

export const listOfficeStores = route<typeof stores>('GET', '/office/api/stores');
export const getOfficeStore = route<typeof store>('GET', '/office/api/stores/{id}');
export const changeStore = route<typeof change>('POST', '/office/api/stores/{id}');
export const listIntervals = route<typeof intervals>('GET', '/office/api/delivery/intervals');
export const changeCapacity = route<typeof capacity>('POST', '/office/api/delivery/intervals');
export const listZones = route<typeof zones>('GET', '/office/api/delivery/zones');
