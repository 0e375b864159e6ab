import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { subjectFault } from '../../../scripts/hooks/subject-fault.mjs';
import { root } from '../repository.ts';

/** Later commits follow the rule of CONTRIBUTING. */
const RULE_SINCE = 'b0ac4f591549';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function hasHistory(): boolean {
  try {
    git('merge-base', '--is-ancestor', RULE_SINCE, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

const isKnown = hasHistory();
const commits = (isKnown ? git('log', '--format=%p%x09%s', `${RULE_SINCE}..HEAD`) : '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [parents = '', subject = ''] = line.split('\t');
    return { parents: parents.split(' ').length, subject };
  });

describe.skipIf(!isKnown)(`commits${isKnown ? '' : ', left out: this clone has no history of them'}`, () => {
  test('every subject says area and verb', () => {
    const faults = commits.flatMap(({ subject }) => {
      const fault = subjectFault(subject);
      return fault === null ? [] : [`${subject}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  test('nothing is merged', () => {
    expect(commits.filter(({ parents }) => parents > 1)).toEqual([]);
  });
});

test.each([
  ['orders: hide cancelled parts', null],
  ['bench: address one shop', null],
  ['orders: hides cancelled parts', '«hides» is not in the imperative'],
  ['orders: hiding cancelled parts', '«hiding» is not in the imperative'],
  ['orders: Hide cancelled parts', '«Hide» begins with a capital'],
  ['hide cancelled parts', 'it is not «area: verb in the imperative …»'],
  ['orders: wip', 'unfinished work is not committed on main'],
  [`orders: hide ${'a'.repeat(60)}`, 'it has 73 characters, at most 65 are allowed'],
])('%s', (subject, fault) => {
  expect(subjectFault(subject)).toBe(fault);
});
