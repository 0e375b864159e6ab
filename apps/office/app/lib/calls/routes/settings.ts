import type {
  changeSetting as change,
  getSetting as setting,
  listSettings as settings,
} from '@yahont/contracts/office/settings.ts';
import { route } from '../route.ts';

export const listSettings = route<typeof settings>('GET', '/office/api/settings');
export const getSetting = route<typeof setting>('GET', '/office/api/settings/{code}');
export const changeSetting = route<typeof change>('PUT', '/office/api/settings/{code}');
