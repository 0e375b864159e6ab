import type {
  getOfficeLead as lead,
  listOfficeLeads as leads,
  moveLead as move,
  noteLead as note,
  takeLead as take,
} from '@yahont/contracts/office/leads.ts';
import { route } from '../route.ts';

export const listLeads = route<typeof leads>('GET', '/office/api/leads');
export const getLead = route<typeof lead>('GET', '/office/api/leads/{id}');
export const takeLead = route<typeof take>('POST', '/office/api/leads/{id}/take');
export const moveLead = route<typeof move>('POST', '/office/api/leads/{id}/state');
export const noteLead = route<typeof note>('POST', '/office/api/leads/{id}/notes');
