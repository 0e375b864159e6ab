import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import { makeStaff } from '#src/testing/staff.ts';

const Schema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.object({ schema: Schema }));
const Operation = z.strictObject({
  summary: z.string().min(1),
  description: z.string().min(1).optional(),
  tags: z.array(z.string().min(1)).min(1),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean().optional(),
      description: z.string().optional(),
      schema: Schema,
    }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.strictObject({ required: z.boolean(), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^([1-5]\d\d|default)$/),
    z.strictObject({ description: z.string().min(1), content: Content }),
  ),
});
const Document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.object({ title: z.string().min(1), version: z.string().min(1), description: z.string() }),
  paths: z.record(
    z.string().regex(/^\//),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(z.string(), Schema),
  }),
});
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

const PREFIXES = ['/api/', '/office/api/'];

const endpoints = await listEndpoints();

let api: TestApi;
let staff: TestHeaders;

beforeAll(async () => {
  api = await createTestApi();
  ({ headers: staff } = await makeStaff(api.context, ['head', 'administrator']));
});
afterAll(() => api.stop());

test('the documents of shop and office have the shape of OpenAPI 3.1 and name every contract once', async () => {
  const documents = [await readDocument('/api/'), await readDocument('/office/api/')];
  const named = documents
    .flatMap(({ paths }) => Object.entries(paths))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
  expect(named.toSorted((a, b) => a.localeCompare(b))).toEqual(endpoints.map(nameOf));
});

test.each(PREFIXES)(
  '%s: every part of a path is a required parameter, and nothing else is',
  async (prefix) => {
    const { paths } = await readDocument(prefix);
    for (const [path, operations] of Object.entries(paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(operations)) {
        const given = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
        expect(
          given.map(({ name }) => name),
          path,
        ).toEqual(wanted);
        expect(
          given.every(({ required }) => required),
          path,
        ).toBe(true);
      }
    }
  },
);

test.each(PREFIXES)('%s: every security requirement is a declared scheme', async (prefix) => {
  const { paths, components } = await readDocument(prefix);
  for (const operation of Object.values(paths).flatMap((operations) => Object.values(operations))) {
    for (const name of operation?.security.flatMap(Object.keys) ?? []) {
      expect(Object.keys(components.securitySchemes)).toContain(name);
    }
  }
});

test.each(PREFIXES)(
  '%s: every reference leads somewhere, every schema uses the words of JSON Schema',
  async (prefix) => {
    const document = await readDocument(prefix);
    for (const node of nodesOf(document)) {
      const { $ref, type, pattern, required, properties } = node;
      if (typeof $ref === 'string') expect(follow(document, $ref), $ref).toBeTypeOf('object');
      for (const word of [type].flat()) {
        if (typeof word === 'string' && !('scheme' in node) && !('in' in node)) expect(TYPES).toContain(word);
      }
      if (typeof pattern === 'string') expect(() => new RegExp(pattern, 'u')).not.toThrow();
      if (Array.isArray(required) && typeof properties === 'object' && properties !== null) {
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
      }
    }
  },
);

async function readDocument(prefix: string) {
  return Document.parse(await (await api.send(`GET ${prefix}openapi.json`, { headers: staff })).json());
}

function nodesOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? inner : [{ ...value }, ...inner];
}

function follow(document: unknown, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined),
      document,
    );
}
