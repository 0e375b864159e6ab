import type { Role } from '@yahont/contracts/office/permissions.ts';

/** A person who works in the demo shop, as `importStaff` takes them. */
export type DemoStaff = {
  name: string;
  email: string;
  role: Role;
  /** Codes of stores. */
  stores: string[];
  password: string;
  totpSecret: string;
};

/** Everybody may know both: README has the password, and /dev/outbox shows the codes. */
const PASSWORD = 'demo-office-2026';
const TOTP_SECRET = 'YAHONTDEMOYAHONTDEMOYAHONTDEMOYA';

const FIRST = 'petrovka-11';
const SECOND = 'arbat-23';

/** One person of each role; roles that act in their own stores have one in each of two stores. */
export function demoStaff(): DemoStaff[] {
  return [
    person('operator', 'Полина Лаврова'),
    person('consultant', 'Анна Арсеньева', FIRST),
    person('consultant', 'Ольга Белова', SECOND),
    person('manager', 'Мария Воронцова', FIRST),
    person('manager', 'Елена Громова', SECOND),
    person('warehouse', 'Павел Ветров', FIRST),
    person('warehouse', 'Игорь Лебедев', SECOND),
    person('merchandiser', 'Софья Ершова'),
    person('editor', 'Вера Зимина'),
    person('finance', 'Нина Калинина'),
    person('head', 'Лидия Мельникова'),
    person('administrator', 'Артём Соколов'),
  ];
}

/** `manager@yahont.example` works in the first store, `manager-2@yahont.example` in the second. */
function person(role: Role, name: string, store?: string): DemoStaff {
  const email = `${role}${store === SECOND ? '-2' : ''}@yahont.example`;
  const stores = store === undefined ? [] : [store];
  return { name, email, role, stores, password: PASSWORD, totpSecret: TOTP_SECRET };
}
