import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { codeOf } from '#app/lib/calls/call.ts';

type Props = {
  visit: OfficeAppointment;
  cancel: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** A visit is cancelled: the hour is free, the visitor gets an SMS. */
export function CancelDialog({ visit: { visitor, time }, cancel, onClose }: Props) {
  return (
    <DeedDialog
      title="Отменить запись"
      happens={`${visitor.name}, ${time}: час освободится, отложенное вернётся в продажу, гостю уйдёт СМС.`}
      button="Отменить запись и отправить СМС"
      isDanger
      hasReason
      act={async (reason) => {
        await cancel(reason);
        return 'Запись отменена, гостю ушло СМС';
      }}
      refused={(error) =>
        codeOf(error) === 'visit-ended' ? 'Запись уже началась, перенесена или отменена.' : undefined
      }
      onClose={onClose}
    />
  );
}
