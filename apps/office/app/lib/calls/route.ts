import type { Endpoint, ParamsOf, QueryOf, BodyOf } from '@yahont/contracts/wire/endpoint.ts';

declare const contract: unique symbol;

/** A call as the browser knows it: its method and path as data, its contract as a type, so that no schema is loaded. */
export type Route<E extends Endpoint = Endpoint> = {
  method: E['method'];
  path: E['path'];
  [contract]?: E;
};

/** The method and the path must be those of the contract in the type argument. */
export function route<E extends Endpoint>(method: E['method'], path: E['path']): Route<E> {
  return { method, path };
}

/** What a call needs: only the parts that its contract has. */
export type InputOf<E> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

type Part<Name extends string, Value> = [Value] extends [never] ? unknown : Record<Name, Value>;

type Values = Readonly<Record<string, unknown>>;

/** The address with parameters filled in; undefined values of the query are left out. */
export function addressOf(
  path: string,
  { params = {}, query = {} }: { params?: Values; query?: Values },
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]])),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Parameters and queries are texts and numbers; anything else is a fault of the caller. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error('an address takes texts and numbers');
}
