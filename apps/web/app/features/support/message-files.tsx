import { messageFilesFault, SUPPORT_FILES } from '@yahont/values/leads/support-files.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { FileField } from '#app/ui/files/file-field.tsx';
import { FILES } from './support-values.ts';

const MEGABYTE = 1024 * 1024;
const { most, bytes, types } = SUPPORT_FILES;
const HELP = `До ${countOf(most, ['файла', 'файлов', 'файлов'])} по ${bytes / MEGABYTE} МБ: снимки или ПДФ`;

/** Pictures and documents beside a message. */
export function MessageFiles() {
  return (
    <FileField
      name={FILES}
      label="Снимки и&nbsp;документы"
      help={HELP}
      isMultiple
      types={types}
      faultOf={messageFilesFault}
    />
  );
}
