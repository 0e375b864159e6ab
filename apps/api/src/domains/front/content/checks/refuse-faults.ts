import { AppError } from '#src/platform/errors.ts';
import type { WrittenText } from '../reading/plain-texts.ts';
import { textFaults } from './text-faults.ts';

/** Throws 422 `text-fault` with the first fault of the Markdown of a text. */
export function refuseFaults(text: WrittenText): void {
  const [fault] = textFaults(text);
  if (fault)
    throw new AppError('invalid', 'text-fault', {
      context: { fault: fault.code, place: fault.place, text: fault.text.slice(0, 200) },
    });
}
