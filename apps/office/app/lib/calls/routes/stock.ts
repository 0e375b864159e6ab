import type {
  findItem as find,
  getOfficeItem as item,
  holdItem as hold,
  listOfficeItems as items,
  loseItem as lose,
  placeItem as place,
  receiveItem as receive,
  releaseItem as release,
  sendItem as send,
} from '@yahont/contracts/office/items.ts';
import { route } from '../route.ts';

export const listItems = route<typeof items>('GET', '/office/api/items');
export const getItem = route<typeof item>('GET', '/office/api/items/{uin}');
export const placeItem = route<typeof place>('POST', '/office/api/items/{uin}/place');
export const sendItem = route<typeof send>('POST', '/office/api/items/{uin}/send');
export const receiveItem = route<typeof receive>('POST', '/office/api/items/{uin}/receive');
export const holdItem = route<typeof hold>('POST', '/office/api/items/{uin}/hold');
export const releaseItem = route<typeof release>('POST', '/office/api/items/{uin}/release');
export const loseItem = route<typeof lose>('POST', '/office/api/items/{uin}/lose');
export const findItem = route<typeof find>('POST', '/office/api/items/{uin}/find');
