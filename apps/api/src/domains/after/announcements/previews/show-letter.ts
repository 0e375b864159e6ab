import {
  showLetter as contract,
  type LetterEvent,
  type LetterPreview,
} from '@yahont/contracts/sent-messages/letters.ts';
import { refuse } from '#src/platform/errors.ts';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import { shownAs } from '#src/platform/messages/email/look.ts';
import { channelsOf, countSegments, topicOf } from '#src/domains/messages/notifications/index.ts';
import { EVENT_NAMES, eventOf, type EventName } from '../events/event-list.ts';
import { SAMPLE_PICTURES } from '../events/samples/order-samples.ts';
import { SAMPLE_URL, SAMPLES } from '../events/samples/samples.ts';

/** Pictures of the shop, by hash, that replace those of the samples. */
export type PreviewDeps = { samplePictures: () => readonly string[] };

/** Every event of the registry. */
export function listLetters(): LetterEvent[] {
  return EVENT_NAMES.map(summaryOf);
}

/**
 * The texts of an event for each channel, with sample data; its SMS also in the longest variant.
 * @throws `letter-not-found`
 */
export function showLetter(name: string, deps: PreviewDeps): LetterPreview {
  const event = EVENT_NAMES.find((one) => one === name);
  if (event === undefined) throw refuse(contract.refusals, 'letter-not-found', {});
  return preview(event, deps.samplePictures());
}

function preview<E extends EventName>(event: E, pictures: readonly string[]): LetterPreview {
  const { templates } = eventOf(event);
  const { usual, longest } = SAMPLES[event];
  const data = { ...usual, publicUrl: SAMPLE_URL };
  const { sms } = templates;
  const texts = sms ? [sms(data), sms({ ...longest, publicUrl: SAMPLE_URL })] : null;
  const unsubscribe =
    topicOf(eventOf(event)) === null ? {} : { unsubscribe: `${SAMPLE_URL}/unsubscribe/a1B2/` };
  const mail = templates.mail
    ? renderEmail(templates.mail(data), { publicUrl: SAMPLE_URL, ...unsubscribe })
    : null;
  const shown = (program: Program) => (mail === null ? '' : framed(mail.html, program, pictures));
  return {
    ...summaryOf(event),
    sms: texts && [...new Set(texts)].map((text) => ({ text, segments: countSegments(text) })),
    mail: mail && {
      subject: mail.subject,
      text: mail.text,
      frames: {
        light: shown({}),
        dark: shown({ dark: true }),
        narrowLight: shown({ narrow: true }),
        narrowDark: shown({ dark: true, narrow: true }),
      },
      bytes: Buffer.byteLength(mail.html),
    },
    push: templates.push?.(data) ?? null,
  };
}

type Program = Parameters<typeof shownAs>[1];

/**
 * The preview page allows only inline styles, so the rules are applied there. Its pictures come from
 * this shop.
 */
function framed(html: string, program: Program, pictures: readonly string[]): string {
  const withPictures = SAMPLE_PICTURES.reduce(
    (text, sample, index) => text.replaceAll(sample, pictures[index] ?? sample),
    html,
  );
  return shownAs(withPictures, program)
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(`src="${SAMPLE_URL}/`, 'src="/');
}

function summaryOf(name: EventName): LetterEvent {
  const event = eventOf(name);
  return {
    name,
    channels: channelsOf(event),
    topic: topicOf(event) ?? '',
    isUrgent: event.urgency === 'at-once',
  };
}
