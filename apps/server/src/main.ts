import './start/quick-start.ts';

await import('./start/run.ts');
