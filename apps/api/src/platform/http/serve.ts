import type { Context as HonoContext, Hono } from 'hono';
import type { z } from 'zod';
import { permissionsOf, type AnswerOf, type Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { CALL_BODY_BYTES, INPUT_ERROR } from '@yahont/contracts/wire/limits.ts';
import { AppError, Refusal } from '#src/platform/errors.ts';
import { auditRefusal } from '#src/platform/audit/audit-refusal.ts';
import { parseJson, refuseNul } from './json-body.ts';
import { readForm } from './form-body.ts';
import {
  isBuyer,
  type AccountContext,
  type BuyerContext,
  type CallContext,
  type EnteringContext,
  type EnteringStaff,
  type StaffContext,
} from '#src/platform/context.ts';
import { requireEntering, requireOneOf, requireProof, requireStaff } from '#src/platform/permissions.ts';

export type Env = {
  Variables: { call: CallContext };
  Bindings: { isInProcess?: boolean; served?: Endpoint };
};

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ServedRequest<E extends Endpoint> = {
  ctx: CallContext;
  params: Output<Exclude<E['params'], undefined>>;
  query: Output<Exclude<E['query'], undefined>>;
  body: Output<Exclude<E['body'], undefined>>;
  /** Files beside the body, if the endpoint takes any. */
  files: readonly File[];
  /** Raw request, for handlers that read a header. */
  request: HonoContext<Env>['req'];
  /** Headers to add to the answer. */
  header: (name: string, value: string) => void;
};

/** Mounted endpoints, for the OpenAPI document. */
export type Routes = { app: Hono<Env>; endpoints: Endpoint[] };

/**
 * Mounts one endpoint: parses the input with its contract, calls the verb and answers as the contract
 * requires. Access is checked here, so a handler cannot forget it.
 */
export function serve<E extends Endpoint>(
  { app, endpoints }: Routes,
  endpoint: E,
  handler: (served: ServedRequest<E>) => Promise<AnswerOf<E>> | AnswerOf<E>,
): void {
  endpoints.push(endpoint);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(endpoint.method, path, async (c) => {
    c.env.served = endpoint;
    const ctx = c.get('call');
    const answer = await keepingRefusals(c, endpoint, async () => {
      checkAccess(endpoint, ctx);
      refuseNul(c.req.url);
      const { json, files } = await readInput(endpoint, c.req.raw);
      const served = {
        ctx,
        params: parse(endpoint.params, c.req.param()),
        query: parse(endpoint.query, queryOf(c.req.url)),
        body: endpoint.body ? parse(endpoint.body, json) : undefined,
        files,
        request: c.req,
        header: (name: string, value: string) => c.header(name, value),
      };
      // safe: each part was parsed by the schema that its type is derived from
      return refusingAsPromised(endpoint, () => handler(served as ServedRequest<E>));
    });
    const status = endpoint.status ?? 200;
    return c.env.isInProcess === true ? handOver(answer, status) : c.json(answer as object, status);
  });
}

/** Writes refused calls of staff to the audit log, whether the contract or the verb refused them. */
async function keepingRefusals<T>(
  c: HonoContext<Env>,
  endpoint: Endpoint,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    await auditRefusal(c.get('call'), { endpoint, params: c.req.param(), error });
    throw error;
  }
}

/** A refusal that the contract does not name is our bug: the browser has no text for it. */
async function refusingAsPromised<T>(endpoint: Endpoint, act: () => Promise<T> | T): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal) || Object.hasOwn(endpoint.refusals ?? {}, error.reason)) throw error;
    throw new Error(`${endpoint.method} ${endpoint.path} does not name the refusal ${error.reason}`, {
      cause: error,
    });
  }
}

/** An answer for a caller in the same process, who receives the object itself and must not change it. */
function handOver(answer: unknown, status: number): Response {
  return Object.assign(new Response(null, { status }), { json: () => Promise.resolve(answer) });
}

function checkAccess(endpoint: Endpoint, { caller, now }: CallContext): void {
  const { access = 'public' } = endpoint;
  switch (access) {
    case 'public':
      return;
    case 'account':
      if (caller.kind !== 'account') throw new AppError('unauthenticated', 'sign-in-required');
      return;
    case 'visitor':
      if (!isBuyer(caller)) throw new AppError('unauthenticated', 'token-required');
      return;
    case 'staff':
      requireProof(endpoint, requireStaff(caller), now());
      return;
    case 'staff-second-step':
      requireEntering(caller, 'second-step');
      return;
    case 'staff-enrolment':
      requireEntering(caller, 'enrolment');
      return;
    default:
      requireOneOf(requireStaff(caller), permissionsOf(endpoint));
      requireProof(endpoint, requireStaff(caller), now());
  }
}

/** Narrows the context of an endpoint whose access is `account`. */
export function accountContext(ctx: CallContext): AccountContext {
  const { caller } = ctx;
  if (caller.kind !== 'account') throw new AppError('unauthenticated', 'sign-in-required');
  return { ...ctx, caller };
}

/** Narrows the context of an endpoint whose access is `visitor`. */
export function buyerContext(ctx: CallContext): BuyerContext {
  const { caller } = ctx;
  if (!isBuyer(caller)) throw new AppError('unauthenticated', 'token-required');
  return { ...ctx, caller };
}

/** Narrows the context of an endpoint of the office. */
export function staffContext(ctx: CallContext): StaffContext {
  return { ...ctx, caller: requireStaff(ctx.caller) };
}

/** Narrows the context of an endpoint whose access is this step of a sign-in to the office. */
export function enteringContext(ctx: CallContext, step: EnteringStaff['step']): EnteringContext {
  return { ...ctx, caller: requireEntering(ctx.caller, step) };
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // The messages of the schema library are English and for developers.
  const fields = result.error.issues.map(({ path }) => ({ path: path.join('.'), message: INPUT_ERROR }));
  throw new AppError('invalid', 'validation', { fields });
}

function queryOf(url: string): Record<string, string | string[]> {
  // Without a prototype, because `?constructor=1` is an ordinary parameter name.
  const found: Record<string, string | string[]> = Object.create(null);
  const start = url.indexOf('?');
  if (start === -1) return found;
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    const before = found[name];
    if (before === undefined) found[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else found[name] = [before, value];
  }
  return found;
}

async function readInput(
  { body, bodyBytes = CALL_BODY_BYTES, files }: Endpoint,
  request: Request,
): Promise<{ json: unknown; files: readonly File[] }> {
  if (body === undefined) return { json: undefined, files: [] };
  const isForm = (request.headers.get('content-type') ?? '').startsWith('multipart/form-data');
  return files !== undefined && isForm
    ? readForm(request, files.bytes)
    : { json: await readJson(request, bodyBytes), files: [] };
}

async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const text = await readText(request, limit);
  if (text === '') return {};
  if (!type.toLowerCase().startsWith('application/json')) throw new AppError('bad-request', 'json-expected');
  return parseJson(text);
}

async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new AppError('too-large', 'body-too-large');
  if (!request.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > limit) throw new AppError('too-large', 'body-too-large');
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad-request', 'not-utf-8', { cause });
  }
}
