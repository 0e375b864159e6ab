import { comparisonPath } from '../comparison-path.ts';
import { COMPARE_FORM_ID } from './compared-lists.ts';

/** One per page with compare buttons: they submit it without JavaScript. */
export function CompareForm() {
  return <form id={COMPARE_FORM_ID} method="post" action={comparisonPath('stones')} hidden />;
}
