import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles } from '#src/adapters/files/folder-store.ts';
import { SAMPLE_TERMS } from './money/sample-terms.ts';
import type { ApiSettings } from '#src/api-settings.ts';

/** Demo adapters for every outside service, without logging; operators work around the clock. */
export const standIns = {
  sms: { kind: 'demo', isTextLogged: false },
  calls: { kind: 'demo', isTextLogged: false },
  mail: { kind: 'demo', isTextLogged: false },
  push: {
    publicKey: 'BAxFUXItqEVTOwu7S-Jpa6lOPMJJ2wUO8cx2XPCL6-kx-wlJUG_cLK8MMq20k-Dg1vK3se70sCY5qDOzlLzN1yU',
    privateKey: 'm-hL-v4C86czEXyIANABbsvZoHyaPASn9yDeVS-hmgo',
    subject: 'mailto:operators@shop.test',
  },
  operatorMail: 'operators@shop.test',
  publicUrl: 'https://shop.test',
  files: folderFiles(join(tmpdir(), `yahont-test-files-${process.pid}`)),
  captcha: { kind: 'stand-in' },
  payment: { kind: 'demo-bank' },
  instalments: { kind: 'demo-operator' },
  invoice: SAMPLE_TERMS,
  partsDays: 3,
  operators: { kind: 'demo', isTextLogged: false },
  callbackHours: 'always',
  metalRates: { kind: 'sample' },
} satisfies Partial<ApiSettings>;
