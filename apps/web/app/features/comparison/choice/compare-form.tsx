import { comparisonPath } from '../comparison-path.ts';
import { COMPARE_FORM_ID } from './compared-lists.ts';

/** Once on a page with buttons that compare: they submit it without JavaScript. */
export function CompareForm() {
  return <form id={COMPARE_FORM_ID} method="post" action={comparisonPath('stones')} hidden />;
}
