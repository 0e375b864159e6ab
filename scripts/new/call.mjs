import { ArgumentError, requireName, spellings } from './arguments.mjs';
import { addImport, addStatement, exportedFunctions } from './insert.mjs';

/**
 * A reading call: its contract, its verb, its route and a test over HTTP. `--account`: only for signed-in
 * callers.
 */
export function newCall(changes, { words: [place, call], flags }) {
  const { folder, domain } = domainAt(place);
  const routesFile = `${folder}/${domain}.routes.ts`;
  if (!changes.has(routesFile))
    throw new ArgumentError(`${routesFile} does not exist: a domain with calls has one`);
  const name = spellings(call);
  const subject = call.split('-').slice(1).join('-');
  if (subject === '') throw new ArgumentError(`«${call}» is a verb and what it is about, such as list-polls`);
  const path = subject === domain ? `/api/${domain}` : `/api/${domain}/${subject}`;
  const contract = `packages/contracts/src/${domain}/${call}.ts`;
  const isOwn = flags.has('--account');
  const values = { ...name, domain, path, summary: name.text[0].toUpperCase() + name.text.slice(1) };
  const template = (part) => `${isOwn ? 'own-call' : 'call'}.${part}`;
  changes.create(contract, template('contract'), values);
  changes.create(`${folder}/${call}.ts`, template('verb'), values);
  changes.create(`${folder}/${call}.test.ts`, template('test'), values);
  changes.edit(routesFile, (text) => withRoute(text, { name, domain, isOwn }));
  return [
    `${contract}: summary, what is asked (params, query or body) and answered; a GET with either needs a sample in apps/api/src/http/answers.test.ts`,
    `${folder}/${call}.ts: what it reads or does; refusals are named in the contract`,
    `${folder}/${call}.test.ts: what it does, when it refuses, that another account cannot`,
  ];
}

/** The folder of a domain given as `<wing>/<domain>`. */
export function domainAt(place) {
  const [wing = '', domain = '', ...rest] = place.split('/');
  if (wing === '' || domain === '' || rest.length > 0)
    throw new ArgumentError(`«${place}» is not written <wing>/<domain>`);
  requireName(domain);
  return { wing, domain, folder: `apps/api/src/domains/${wing}/${domain}` };
}

function withRoute(text, { name: { camel, kebab }, domain, isOwn }) {
  const [routes] = exportedFunctions(text);
  const context = isOwn ? 'accountContext(ctx)' : 'ctx';
  const imports = [
    `import { ${camel} as ${camel}Endpoint } from '@yahont/contracts/${domain}/${kebab}.ts';`,
    `import { ${camel} } from './${kebab}.ts';`,
  ];
  const imported = imports.reduce(addImport, isOwn ? withAccountContext(text) : text);
  return addStatement(
    imported,
    routes,
    `serve(routes, ${camel}Endpoint, ({ ctx }) => ${camel}(${context}));`,
  );
}

function withAccountContext(text) {
  if (/\baccountContext\b/.test(text)) return text;
  return text.replace(/import \{([^}]*)\} from '#src\/platform\/http\/serve\.ts';/, (_, names) => {
    return `import { accountContext,${names}} from '#src/platform/http/serve.ts';`;
  });
}
