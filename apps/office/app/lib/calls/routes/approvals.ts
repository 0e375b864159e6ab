import type {
  answerApproval as answer,
  askApproval as ask,
  decideApproval as decide,
  getApproval as approval,
  listApprovals as approvals,
  questionApproval as question,
  withdrawApproval as withdraw,
} from '@yahont/contracts/office/approvals.ts';
import { route } from '../route.ts';

export const listApprovals = route<typeof approvals>('GET', '/office/api/approvals');
export const getApproval = route<typeof approval>('GET', '/office/api/approvals/{id}');
export const askApproval = route<typeof ask>('POST', '/office/api/approvals');
export const decideApproval = route<typeof decide>('POST', '/office/api/approvals/{id}/decide');
export const questionApproval = route<typeof question>('POST', '/office/api/approvals/{id}/question');
export const answerApproval = route<typeof answer>('POST', '/office/api/approvals/{id}/answer');
export const withdrawApproval = route<typeof withdraw>('POST', '/office/api/approvals/{id}/withdraw');
