import type {
  approveReturn as approve,
  checkReturned as check,
  getOfficeReturn as one,
  listOfficeReturns as returns,
  payPostage as postage,
  payReturnInCash as cash,
  receiveReturn as receive,
  refundReturn as refund,
  refuseReturn as refuse,
  scanReturned as scan,
  sendReturn as send,
  withdrawReturnByStaff as withdraw,
} from '@yahont/contracts/office/returns.ts';
import { route } from '../route.ts';

export const listOfficeReturns = route<typeof returns>('GET', '/office/api/returns');
export const getOfficeReturn = route<typeof one>('GET', '/office/api/returns/{id}');
export const approveReturn = route<typeof approve>('POST', '/office/api/returns/{id}/approve');
export const sendReturn = route<typeof send>('POST', '/office/api/returns/{id}/on-its-way');
export const withdrawReturn = route<typeof withdraw>('POST', '/office/api/returns/{id}/withdraw');
export const scanReturned = route<typeof scan>('POST', '/office/api/returns/{id}/scans');
export const receiveReturn = route<typeof receive>('POST', '/office/api/returns/{id}/receive');
export const checkReturned = route<typeof check>('POST', '/office/api/returns/{id}/checks');
export const refundReturn = route<typeof refund>('POST', '/office/api/returns/{id}/refund');
export const refuseReturn = route<typeof refuse>('POST', '/office/api/returns/{id}/refuse');
export const payReturnInCash = route<typeof cash>('POST', '/office/api/returns/{id}/cash');
export const payPostage = route<typeof postage>('POST', '/office/api/returns/{id}/postage');
