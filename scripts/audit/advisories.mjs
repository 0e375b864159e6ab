// What `npm audit --json` found, or why it could not look.

/** Severities that fail the audit. */
const FAILING = ['high', 'critical'];

/**
 * Reads the output of `npm audit --json`. `outcome`: `found` when a package has a failing advisory, `none` when no package has one, and `unknown`
 * when the registry did not answer the question: then nothing is known, which is no all-clear. `lines`: what to print.
 */
export function readAudit(output) {
  const report = parse(output);
  const counts = report?.metadata?.vulnerabilities;
  if (typeof counts?.total !== 'number')
    return { outcome: 'unknown', lines: ['Advisories were NOT checked: ' + reasonOf(report)] };
  const others = counts.total - FAILING.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const found = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => FAILING.includes(severity))
    .map(({ name, severity, range, fixAvailable }) => {
      const way = fixAvailable === false ? 'no release without it yet' : 'a release without it exists';
      return `${severity}: ${name} ${range}, ${way}`;
    });
  const rest = others === 0 ? '' : `; ${others} of lower severity`;
  const outcome = found.length === 0 ? 'none' : 'found';
  return { outcome, lines: [...found, `Advisories of severity high or critical: ${found.length}${rest}.`] };
}

/** Without the address of the registry: it belongs to the machine. */
function reasonOf(report) {
  if (typeof report?.statusCode === 'number') return `the registry answered HTTP ${report.statusCode}.`;
  const code = report?.error?.code;
  return typeof code === 'string' ? `npm says ${code}.` : 'the registry could not be reached.';
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    // Not a report: npm died before it could ask.
    return null;
  }
}
