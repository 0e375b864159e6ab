import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';
import { z } from 'zod';
import type { CrawledPage } from './crawl.ts';

const run = promisify(execFile);
const JAR = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build', 'dist', 'vnu.jar');
const Report = z.object({
  messages: z.array(z.object({ url: z.string(), message: z.string(), extract: z.string().optional() })),
});

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/**
 * Violations of the HTML standard and of the rules about accessible names and roles, found by html-validate.
 */
export async function faultsOfMarkup(pages: readonly CrawledPage[]): Promise<string[]> {
  const reports = await Promise.all(
    pages.map(async ({ address, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${address} ${ruleId}: ${message} ${selector ?? ''}`),
      );
    }),
  );
  return reports.flat();
}

/** Whether this machine has Java, which the W3C validator needs. */
export async function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

/** Errors found by the W3C validator (vnu), for all pages in one process. */
export async function faultsOfVnu(pages: readonly CrawledPage[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-html-'));
  try {
    const addresses = new Map(pages.map(({ address }, index) => [`${index}.html`, address]));
    await Promise.all(pages.map(({ html }, index) => writeFile(join(folder, `${index}.html`), html)));
    const args = ['-jar', JAR, '--errors-only', '--exit-zero-always', '--format', 'json', '--stdout', folder];
    const { stdout } = await run('java', args, { maxBuffer: 64 * 1024 * 1024 });
    return Report.parse(JSON.parse(stdout)).messages.map(({ url, message, extract = '' }) => {
      const name = url.slice(url.lastIndexOf('/') + 1);
      return `${addresses.get(name) ?? name} ${message} ${extract}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
