import type { ApprovalView } from '#app/lib/approvals/approvals.ts';

export const VIEWS: readonly { view: ApprovalView; name: string }[] = [
  { view: 'to-decide', name: 'Ждут меня' },
  { view: 'asked', name: 'Мои' },
  { view: 'over', name: 'Решённые' },
];

/** The view in the address; the person's own default otherwise. */
export function readView(search: URLSearchParams, first: ApprovalView): ApprovalView {
  return VIEWS.find(({ view }) => view === search.get('view'))?.view ?? first;
}
