import type { AuditRow } from '@yahont/contracts/office/audit.ts';

/** «Мария Седова», «покупатель № 1001», «система: jobs» */
export function actorText({ kind, id, name }: AuditRow['actor']): string {
  switch (kind) {
    case 'staff':
      return name ?? `сотрудник №\u00A0${id}`;
    case 'account':
      return `покупатель №\u00A0${id}`;
    case 'fuser':
      return 'покупатель без входа';
    case 'system':
      return `система: ${id}`;
  }
}
