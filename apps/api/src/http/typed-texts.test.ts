import type { z } from 'zod';
import { expect, test } from 'vitest';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';

/** Fields of bodies that no person types, or that are cleaned another way. */
const NOT_TYPED = new Set([
  // Tokens of the shop, of the captcha and of a browser's push service.
  'token',
  'ticket',
  'refreshToken',
  'formKey',
  'p256dh',
  'auth',
  // What a passkey signs.
  'id',
  'rawId',
  'clientDataJSON',
  'authenticatorData',
  'attestationObject',
  'signature',
  'userHandle',
  'transports',
  // Passwords, in which every sign counts.
  'password',
  'next',
  // Codes and times that a person chooses from a list of the shop.
  'code',
  'date',
  'from',
  'to',
  'interval',
  'zone',
  'uin',
  // Where a visitor came from.
  'utm',
  'referrer',
  'page',
  'path',
  // Cleaned when it is normalised.
  'paymentOrder',
  // A draft of the checkout keeps what is being typed.
  'values',
]);

/** Editors place no-break spaces on purpose. */
const TEXTS_OF_EDITORS = /^POST \/office\/api\/texts\b/;

/** Every text of a body, with the field that holds it. */
function textsOf(
  schema: z.core.$ZodType,
  field: string,
  seen: Set<z.core.$ZodType>,
): [string, z.core.$ZodType][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const within = (part: z.core.$ZodType) => textsOf(part, field, seen);
  switch (def.type) {
    case 'string':
      return [[field, schema]];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => textsOf(part, name, new Set(seen)));
    case 'array':
      return within(def.element);
    case 'union':
      return def.options.flatMap(within);
    case 'intersection':
      return [def.left, def.right].flatMap(within);
    case 'record':
      return within(def.valueType);
    // The output of a pipe was cleaned at its input.
    case 'pipe':
      return within(def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return within(def.innerType);
    default:
      return [];
  }
}

test('every text that a person types into a call is cleaned before its rules see it', async () => {
  const texts = (await listEndpoints()).flatMap((endpoint) =>
    endpoint.body === undefined
      ? []
      : textsOf(endpoint.body, 'body', new Set()).map(([field, schema]) => ({
          call: nameOf(endpoint),
          field,
          schema,
        })),
  );
  expect(texts.length).toBeGreaterThan(200);
  const typed = texts.filter(({ call, field }) => !NOT_TYPED.has(field) && !TEXTS_OF_EDITORS.test(call));
  const left = typed.filter(({ schema }) => !isCleaned(schema));
  expect(left.map(({ call, field }) => `${call} ${field}`)).toEqual([]);
});

/** Cleaned, or of a format (`z.uuid()`, `z.iso.date()`) that holds no sign to clean. */
function isCleaned(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodString)._zod;
  return 'format' in def || (def.checks ?? []).some(({ _zod }) => _zod.def.check === 'overwrite');
}
