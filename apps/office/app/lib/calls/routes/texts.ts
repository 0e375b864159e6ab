import type { sendTopicLetter as letter } from '@yahont/contracts/office/letters.ts';
import type {
  cancelTextPlan as cancelPlan,
  getOfficeText as text,
  hideText as hide,
  listOfficeTexts as texts,
  publishText as publish,
  rollBackText as rollBack,
  saveDraft as draft,
} from '@yahont/contracts/office/texts.ts';
import { route } from '../route.ts';

export const listTexts = route<typeof texts>('GET', '/office/api/texts');
export const getText = route<typeof text>('GET', '/office/api/texts/{id}');
export const saveDraft = route<typeof draft>('POST', '/office/api/texts/{id}/draft');
export const publishText = route<typeof publish>('POST', '/office/api/texts/{id}/publish');
export const cancelTextPlan = route<typeof cancelPlan>('POST', '/office/api/texts/{id}/cancel-plan');
export const rollBackText = route<typeof rollBack>('POST', '/office/api/texts/{id}/roll-back');
export const hideText = route<typeof hide>('POST', '/office/api/texts/{id}/hide');
export const sendLetter = route<typeof letter>('POST', '/office/api/letters');
