import { ArgumentError, requireName, spellings } from './arguments.mjs';
import { addImport, addMember, addReturnedMember, addToType } from './insert.mjs';

const HOME = 'apps/api/src/domains/after/announcements';
const OUTBOX = 'apps/api/src/platform/messages/outbox.ts';

/** An event about which the shop e-mails an account: template, sample, the due message, its job, a test. */
export function newLetter(changes, { words: [family, event] }) {
  requireName(family);
  const name = spellings(event);
  const kin = spellings(family);
  if (changes.read(OUTBOX).includes(`topic: '${event}'`))
    throw new ArgumentError(`the topic ${event} exists already`);
  const familyFile = `${HOME}/events/families/${family}-events.ts`;
  const values = { ...name, family, familyUpper: kin.upper, familyPascal: kin.pascal };
  const member = `'${event}': { data: { accountId: number }; channels: 'mail' };`;
  if (!changes.has(familyFile)) {
    changes.create(familyFile, 'letter.family', values);
    changes.edit(`${HOME}/events/event-list.ts`, (text) => withFamily(text, family, kin));
  }
  changes.edit(familyFile, (text) => {
    const typed = addMember(text, `${kin.pascal}Events`, member);
    return addMember(typed, `${kin.upper}_EVENTS`, eventRow(event));
  });
  changes.edit(`${HOME}/events/samples/samples.ts`, (text) =>
    addMember(text, 'SAMPLES', `'${event}': same({ accountId: 148 }),`),
  );
  changes.edit(OUTBOX, (text) =>
    addToType(text, 'Message', '|', `{ topic: '${event}'; payload: { accountId: number } }`),
  );
  const folder = `${HOME}/${family}`;
  changes.create(`${folder}/announce-${event}.ts`, 'letter.announce', values);
  changes.create(`${folder}/announce-${event}.test.ts`, 'letter.test', values);
  changes.edit(`${HOME}/module.ts`, (text) => {
    const line = `import { announce${name.pascal} } from './${family}/announce-${event}.ts';`;
    const job = `'${event}': async (payload, { followUp }) => {
      await followUp(await announce${name.pascal}(context, payload, deps));
    },`;
    return addReturnedMember(addImport(text, line), 'announcementsModule', 'jobs', job);
  });
  return [
    `${familyFile}: what the letter says in Russian, its data, further channels, class and urgency`,
    `${HOME}/events/samples/samples.ts: its usual and its longest data`,
    `${OUTBOX}: what the message names: an order or a visit, rather than an account`,
    `${folder}/announce-${event}.ts: what is true when it runs, and the subject that makes a second message the same one`,
    `the verb after which it is due: enqueue(tx, { topic: '${event}', payload }) in its transaction`,
  ];
}

function withFamily(text, family, { upper, pascal }) {
  const line = `import { ${upper}_EVENTS, type ${pascal}Events } from './families/${family}-events.ts';`;
  const listed = addMember(addImport(text, line), 'EVENTS', `...${upper}_EVENTS,`);
  return addToType(listed, 'EventMap', '&', `${pascal}Events`);
}

function eventRow(event) {
  return `'${event}': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      mail: ({ publicUrl }) => ({
        title: nbsp('Новости вашего кабинета'),
        blocks: [{ kind: 'link', text: 'Открыть кабинет', url: linkTo({ publicUrl }, '/personal/') }],
      }),
    },
  },`;
}
