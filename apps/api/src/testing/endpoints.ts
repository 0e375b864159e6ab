import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';

const CONTRACTS = fileURLToPath(new URL('..', import.meta.resolve('@yahont/contracts/wire/endpoint.ts')));

/** Every endpoint that the contracts export, so that a test about all endpoints misses none. */
export async function listEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules: object[] = await Promise.all(files.map((file) => import(`@yahont/contracts/${file}`)));
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isEndpoint)
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

/** `POST /api/cart/lines` */
export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  );
}
