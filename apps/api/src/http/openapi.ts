import { z } from 'zod';
import { permissionsOf, type Access, type Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { Problem } from '@yahont/contracts/wire/problem.ts';

type JsonObject = Record<string, unknown>;

/** OpenAPI 3.1 document of the mounted endpoints: their contracts are JSON Schema already. */
export function openApiDocument(endpoints: readonly Endpoint[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Яхонт', version: '1', description: 'Ювелирный магазин: каталог, корзина, заказы.' },
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        account: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        visitor: { type: 'apiKey', in: 'header', name: 'Fuser-Token' },
        staff: { type: 'http', scheme: 'bearer', bearerFormat: 'yst_…' },
      },
    },
  };
}

const SECURITY = {
  public: [],
  visitor: [{ account: [] }, { visitor: [] }],
  account: [{ account: [] }],
  staff: [{ staff: [] }],
  'staff-second-step': [{ staff: [] }],
  'staff-enrolment': [{ staff: [] }],
} satisfies Record<Extract<Access, string>, readonly JsonObject[]>;

function operationOf(endpoint: Endpoint): JsonObject {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    { name: 'User-Location-Id', in: 'header', schema: { type: 'integer' }, description: 'Город посетителя' },
  ];
  const { access = 'public' } = endpoint;
  return {
    summary: endpoint.summary,
    ...(typeof access === 'object' ? { description: `Право: ${permissionsOf(endpoint).join(' или ')}` } : {}),
    tags: [endpoint.path.replace(/^(\/office)?\/api\//, '').split('/')[0]],
    parameters,
    security: SECURITY[typeof access === 'object' ? 'staff' : access],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'OK',
        content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } },
      },
      ...refusalResponses(endpoint),
      default: {
        description: 'RFC 9457',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** A problem for each status with which the call refuses: its codes, and the extra fields of each. */
function refusalResponses({ refusals = {} }: Endpoint): JsonObject {
  const byStatus = Map.groupBy(Object.entries(refusals), ([, { status }]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, kinds]) => [
      status,
      {
        description: kinds.map(([code]) => code).join(', '),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { anyOf: kinds.map(([code, { facts }]) => problemSchema(code, facts)) },
              ],
            },
          },
        },
      },
    ]),
  );
}

function problemSchema(code: string, facts: z.ZodObject): JsonObject {
  const hasFacts = Object.keys(facts.shape).length > 0;
  return {
    type: 'object',
    properties: { code: { const: code }, ...(hasFacts ? { context: schemaOf(facts, 'output') } : {}) },
    required: ['code', ...(hasFacts ? ['context'] : [])],
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const whole = schemaOf(schema, 'input');
  const required = new Set(Array.isArray(whole['required']) ? whole['required'] : []);
  const properties = whole['properties'];
  if (typeof properties !== 'object' || properties === null) return [];
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: part,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}
