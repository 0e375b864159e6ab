// Generates the skeleton of a new part, connected to the rest and with a passing test; prints the remaining
// work at the end:
//   npm run new -- domain <wing>/<domain> <call>
//   npm run new -- call <wing>/<domain> <call> [--account]
//   npm run new -- page <address> "<title in Russian>" [--visitor]
//   npm run new -- letter <family> <event>
import { ensureInstalled } from './install.mjs';
import { newCall } from './new/call.mjs';
import { newDomain } from './new/domain.mjs';
import { newLetter } from './new/letter.mjs';
import { newPage } from './new/page.mjs';
import { ArgumentError, splitArguments } from './new/arguments.mjs';
import { Changes } from './new/changes.mjs';

const KINDS = {
  domain: {
    make: newDomain,
    usage: 'domain <wing>/<domain> <call>, such as: domain after/polls list-polls',
    count: 2,
    flags: ['--account'],
  },
  call: {
    make: newCall,
    usage: 'call <wing>/<domain> <call> [--account], such as: call after/polls list-own-polls --account',
    count: 2,
    flags: ['--account'],
  },
  page: {
    make: newPage,
    usage: 'page <address> "<title in Russian>" [--visitor], such as: page polls "Опросы"',
    count: 2,
    flags: ['--visitor'],
  },
  letter: {
    make: newLetter,
    usage: 'letter <family> <event>, such as: letter poll poll-published',
    count: 2,
    flags: [],
  },
};

const [kind = '', ...given] = process.argv.slice(2);
try {
  if (!Object.hasOwn(KINDS, kind))
    throw new ArgumentError(`«${kind}» is none of ${Object.keys(KINDS).join(', ')}`);
  await ensureInstalled();
  const changes = new Changes();
  const left = KINDS[kind].make(changes, splitArguments(given, KINDS[kind]));
  const written = await changes.write();
  console.log(`Written:\n${list(written)}\n\nTo fill in:\n${list(left)}\n\nThen: npm run check`);
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  const usages = Object.values(KINDS).map(({ usage }) => `npm run new -- ${usage}`);
  console.error(`${error.message}.\n\n${list(usages)}`);
  process.exitCode = 1;
}

function list(lines) {
  return lines.map((line) => `  ${line}`).join('\n');
}
