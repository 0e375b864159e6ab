import type {
  endCall as end,
  listCalls as calls,
  releaseCall as release,
  setLine as line,
  takeCall as take,
} from '@yahont/contracts/office/calls.ts';
import type {
  answerThread as answer,
  closeOfficeThread as close,
  getOfficeThread as thread,
  listOfficeThreads as threads,
} from '@yahont/contracts/office/support.ts';
import { route } from '../route.ts';

export const listCalls = route<typeof calls>('GET', '/office/api/calls');
export const takeCall = route<typeof take>('POST', '/office/api/calls/{id}/take');
export const releaseCall = route<typeof release>('POST', '/office/api/calls/{id}/release');
export const endCall = route<typeof end>('POST', '/office/api/calls/{id}/result');
export const setLine = route<typeof line>('PUT', '/office/api/line');
export const listThreads = route<typeof threads>('GET', '/office/api/support');
export const getThread = route<typeof thread>('GET', '/office/api/support/{id}');
export const answerThread = route<typeof answer>('POST', '/office/api/support/{id}/answers');
export const closeThread = route<typeof close>('POST', '/office/api/support/{id}/close');
