import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';
import { run } from './run.mjs';

/**
 * Runs steps, each `{ name, commands: [{ command, args, cwd }] }`, in order, `width` at a time. Prints a line
 * for each, and the whole output of failed ones. Resolves with the names of the failed steps.
 */
export async function runSteps(steps, { width, env }) {
  const queue = [...steps];
  const failed = [];
  const workers = Array.from({ length: width }, async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const { name, isGood, seconds, output } = await runStep(step, env);
      console.log(`${isGood ? '✓' : '✗'} ${name.padEnd(28)} ${seconds.toFixed(1)} s`);
      if (isGood) continue;
      failed.push(name);
      console.log(stripVTControlCharacters(output).trimEnd().replaceAll(/^/gm, '    '));
    }
  });
  await Promise.all(workers);
  return failed;
}

/** A step may be a chain: later commands run only after the earlier ones succeeded. */
async function runStep({ name, commands }, env) {
  const start = performance.now();
  let output = '';
  for (const { command, args, cwd } of commands) {
    const result = await run(command, args, {
      env,
      output: 'collect',
      ...(cwd === undefined ? {} : { cwd }),
    });
    output += result.output;
    if (result.code !== 0) return { name, isGood: false, seconds: since(start), output };
  }
  return { name, isGood: true, seconds: since(start), output };
}

function since(start) {
  return (performance.now() - start) / 1000;
}
