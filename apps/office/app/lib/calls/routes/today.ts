import type { getToday as today } from '@yahont/contracts/office/today.ts';
import { route } from '../route.ts';

export const getToday = route<typeof today>('GET', '/office/api/today');
