import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import { given, NO_RECORD, type LineKindModule, type LineOptions } from './line-kind.ts';
import { SERVICES } from './services.ts';

/** Work on the piece of another line; it follows that line in quantity, removal and return. */
export const service: LineKindModule = {
  isDiscounted: false,
  isMoneyOnly: false,
  isShipped: true,
  work: null,
  parts: [],
  page: '/catalog/',
  receiptSubject: 'service',
  isOffered: () => true,
  price: (line) => SERVICES[given(line.service, 'service')].price(line.options.note ?? ''),
  oldPrice: () => null,
  availability: () => MAX_QUANTITY,
  needs: () => [],
  describe: (line) => {
    const code = given(line.service, 'service');
    return { ...NO_RECORD, service: code, name: nameOf(code, line.options), options: line.options };
  },
  reserve: (record) => record,
  holds: () => null,
  pay: async () => {},
  release: async () => {},
  handOver: async () => {},
  details: (line) => {
    const { note = '' } = line.options;
    return note === '' ? [] : [SERVICES[given(line.service, 'service')].noteText(note, line.options)];
  },
  prices: () => [],
  returnRefusal: () => 'with-its-piece',
};

/** The wrapping is free: the charge is for the card, and the line says so. */
function nameOf(code: ServiceCode, { note = '' }: LineOptions): string {
  const { name, nameWithNote = name } = SERVICES[code];
  return note === '' ? name : nameWithNote;
}
