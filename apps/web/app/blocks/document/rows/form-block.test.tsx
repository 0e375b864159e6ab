import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { LEAD_KINDS } from '@yahont/values/leads/lead-choices.ts';
import { Document } from '../document.tsx';
import type { BlockOf } from '../block-of.ts';

type Form = BlockOf<'form'>;

const block = (form: Form['form'], subject = ''): Form => ({
  type: 'form',
  heading: 'Анкета',
  form,
  subject,
});

test.each(LEAD_KINDS)('a block of the kind %s is the form itself, sent to its own address', (kind) => {
  const html = draw([block(kind)]);
  expect(html).toMatch(new RegExp(`<form [^>]*action="/request/${kind}/"`));
  expect(html).toContain('method="post"');
  expect(html).toContain('name="acceptsPersonalData"');
});

test('a visit is booked on a page of its own', () => {
  const html = draw([block('appointment', 'Частный показ')]);
  expect(html).toContain('href="/showing/"');
  expect(html).not.toContain('<form');
});

test('the subject is the work of an application, or the country of a partner', () => {
  expect(hidden(draw([block('vacancy', 'Мастерская')]), 'subject')).toBe('Мастерская');
  expect(hidden(draw([block('cis', 'by')]), 'country')).toBe('by');
  // An unknown country is asked for.
  expect(draw([block('cis', 'fr')])).toMatch(/<select [^>]*name="country"/);
});

test('two forms of one kind share no id and no place', () => {
  const html = draw([block('feedback'), block('feedback')]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...html.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place)).toEqual(['/a/ 0', '/a/ 1']);
});

function draw(blocks: readonly Form[]): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => <Document blocks={blocks} address="/a/" /> }]);
  return renderToString(<Stub initialEntries={['/a/']} />);
}

function hidden(html: string, name: string): string | undefined {
  return new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1];
}
