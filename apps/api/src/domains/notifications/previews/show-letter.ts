import { showLetter as contract } from '@yahont/contracts/sent-messages/letters.ts';
import type { LetterEvent, LetterPreview } from '@yahont/contracts/sent-messages/letters.ts';
import { refuse } from '#src/platform/errors.ts';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import { inDark } from '#src/platform/messages/email/look.ts';
import type { EventName } from '../events/event-data.ts';
import { EVENT_NAMES } from '../events/event-list.ts';
import { SAMPLE_URL, SAMPLES } from '../events/samples/samples.ts';
import { countSegments } from '../events/sms-length.ts';
import { channelsOf, rowOf, topicOf } from '../events/write-event.ts';

/** Every event of the registry. */
export function listLetters(): LetterEvent[] {
  return EVENT_NAMES.map(summaryOf);
}

/** What an event says by each channel, with sample data; its SMS also with the longest. @throws `letter-not-found` */
export function showLetter(name: string): LetterPreview {
  const event = EVENT_NAMES.find((one) => one === name);
  if (event === undefined) throw refuse(contract.refusals, 'letter-not-found', {});
  return preview(event);
}

function preview<E extends EventName>(event: E): LetterPreview {
  const { templates } = rowOf(event);
  const { usual, longest } = SAMPLES[event];
  const data = { ...usual, publicUrl: SAMPLE_URL };
  const { sms } = templates;
  const texts = sms ? [sms(data), sms({ ...longest, publicUrl: SAMPLE_URL })] : null;
  const unsubscribe = topicOf(event) === null ? {} : { unsubscribe: `${SAMPLE_URL}/unsubscribe/a1B2/` };
  const mail = templates.mail ? renderEmail(templates.mail(data), unsubscribe) : null;
  return {
    ...summaryOf(event),
    sms: texts && [...new Set(texts)].map((text) => ({ text, segments: countSegments(text) })),
    mail: mail && {
      subject: mail.subject,
      text: mail.text,
      light: withoutRules(mail.html),
      dark: withoutRules(inDark(mail.html)),
      bytes: Buffer.byteLength(mail.html),
    },
    push: templates.push?.(data) ?? null,
  };
}

/** The page that shows it allows only colours of attributes; the dark ones are written there already. */
function withoutRules(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, '');
}

function summaryOf(name: EventName): LetterEvent {
  const { urgency } = rowOf(name);
  return {
    name,
    channels: channelsOf(name),
    topic: topicOf(name) ?? '',
    isUrgent: urgency === 'at-once',
  };
}
