import { expect, test } from 'vitest';
import { sendLead } from '@yahont/contracts/leads/leads.ts';
import { importStatement } from '@yahont/contracts/office/money/statements.ts';
import { writeMessage } from '@yahont/contracts/support/threads.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { CALL_BODY_BYTES } from '@yahont/contracts/wire/limits.ts';
import { createBodyLimits } from './body-limits.ts';

test('a body may be as long as the contract of its call says, and 64 KB otherwise', () => {
  const limitOf = createBodyLimits([sendLead, importStatement, writeMessage, addCartLine]);
  const usual = { bytes: CALL_BODY_BYTES, hasFiles: false };
  expect(limitOf('POST', sendLead.path)).toEqual({ bytes: sendLead.files?.bytes, hasFiles: true });
  expect(limitOf('POST', importStatement.path)).toEqual({
    bytes: importStatement.bodyBytes,
    hasFiles: false,
  });
  expect(limitOf('POST', writeMessage.path.replace('{id}', '7'))).toEqual({
    bytes: writeMessage.files?.bytes,
    hasFiles: true,
  });
  expect(limitOf('POST', addCartLine.path)).toEqual(usual);
  expect(limitOf('PUT', sendLead.path)).toEqual(usual);
  expect(limitOf('POST', '/api/none')).toEqual(usual);
});
