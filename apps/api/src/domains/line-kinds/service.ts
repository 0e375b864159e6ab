import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import { given, NO_RECORD } from './line-kind.ts';
import type { LineKindModule } from './line-kind.ts';
import { SERVICES } from './services.ts';

/** Work on the piece of another line, which it follows in quantity, removal and return. */
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
    return { ...NO_RECORD, service: code, name: SERVICES[code].name, options: line.options };
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
  returnRefusal: () => 'with-its-piece',
};
