export function readAudit(output: string): { outcome: 'found' | 'none' | 'unknown'; lines: string[] };
