import { expect, test } from 'vitest';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { postageFromForm } from './ask-for-postage.server.ts';

function send(code: string) {
  const refuse = (): Promise<never> =>
    Promise.reject(new ApiProblem({ type: 'about:blank', title: '', status: 503, code, requestId: '1' }));
  const form = new FormData();
  form.set('amount', '642,50');
  form.append('files', new File(['%PDF'], 'Чек.pdf', { type: 'application/pdf' }));
  // safe: only called
  return postageFromForm(refuse as unknown as CallApi, 1, form);
}

test('without the storage of files the form comes back with what was typed', async () => {
  const refused = await send('files-away');
  expect(refused).toMatchObject({ values: { amount: '642,50' }, wrong: [] });
  expect(refused?.problem).toMatch(/Хранилище файлов.+попробуйте ещё раз/);
});

test('another failure of the shop is no refusal', async () => {
  await expect(send('internal')).rejects.toThrow('503 internal');
});
