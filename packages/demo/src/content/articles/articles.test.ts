import { expect, test } from 'vitest';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { demoShop } from '../../demo-shop.ts';

const DAY = '2026-11-20';
const shop = demoShop(new Date(`${DAY}T12:00:00Z`));
const actions = shop.articles.filter((one) => one.kind === 'action');
const guide = shop.articles.filter((one) => one.kind === 'guide');

test('no address is repeated, and every nested element has its parent', () => {
  const addresses = shop.articles.map(
    (one) => `${one.kind}/${one.kind === 'guide' ? one.section : ''}/${one.code}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  const nested = guide.filter(({ code }) => code.includes('/'));
  expect(nested.map(({ code }) => code)).toContain('brilliant/ogranka');
  for (const { section, code } of nested)
    expect(addresses).toContain(`guide/${section}/${code.slice(0, code.lastIndexOf('/'))}`);
});

test('every element is in a section of the guide', () => {
  const sections = new Set(shop.guideSections.map(({ code }) => code));
  for (const { section, code } of guide) expect(sections.has(section), code).toBe(true);
});

test('every picture exists in the shop and has an alt text', () => {
  const hashes = new Set(shop.pictures.map(({ hash }) => hash));
  const used = [
    ...shop.guideSections.map(({ picture }) => picture),
    ...shop.articles.flatMap(({ picture, blocks }) => [
      picture,
      ...blocks.flatMap((block) => {
        if (block.type === 'gallery') return block.pictures.map((figure) => figure.picture);
        return block.type === 'picture' ? [block.picture] : [];
      }),
    ]),
  ];
  for (const picture of used) {
    if (picture && 'drawing' in picture) continue;
    expect(hashes.has(picture?.hash ?? '')).toBe(true);
    expect(picture?.alt).not.toBe('');
  }
});

test('nothing is dated in the future; some actions run, one has ended', () => {
  for (const { code, publishedOn } of shop.articles) expect(publishedOn <= DAY, code).toBe(true);
  const ended = actions.filter(({ endsOn }) => endsOn !== null && endsOn < DAY);
  expect(ended.length).toBeGreaterThan(0);
});

test('another day shifts the dates and changes nothing else', () => {
  const withoutDays = (day: string) =>
    demoShop(new Date(`${day}T12:00:00Z`)).articles.map((one) => ({
      ...one,
      publishedOn: '',
      ...(one.kind === 'action' ? { startsOn: '', endsOn: one.endsOn === null ? null : '' } : {}),
    }));
  expect(withoutDays('2027-03-01')).toEqual(withoutDays(DAY));
  const newest = (day: string) =>
    demoShop(new Date(`${day}T12:00:00Z`))
      .articles.filter(({ kind }) => kind === 'news')
      .map(({ publishedOn }) => publishedOn)
      .toSorted()
      .at(-1);
  expect(newest('2027-03-01')).toBe('2027-02-27');
});

test('the promo code of an action exists, with the same condition, and is valid as long as the action says', () => {
  const promised = actions.filter(({ promoCode }) => promoCode !== null);
  expect(promised.length).toBeGreaterThanOrEqual(3);
  for (const { promoCode, startsOn, endsOn, condition } of promised) {
    const code = shop.promoCodes.find((one) => one.code === promoCode);
    expect(code, promoCode ?? '').toBeDefined();
    expect(code && code.startsAt <= `${startsOn}T00:00:00.000Z`, promoCode ?? '').toBe(true);
    // The code is valid to the end of the action's last day.
    expect(
      endsOn !== null && code && code.endsAt >= `${addDays(endsOn, 1)}T00:00:00.000Z`,
      promoCode ?? '',
    ).toBe(true);
    const roubles = Number(/от(.+)₽/.exec(condition)?.[1]?.replaceAll(/\D/g, '') ?? 0);
    expect(roubles * 100, condition).toBe(code?.minTotal);
  }
});

test('instalments are described as the law demands: at most six payments, the same price, the late fee, the operator', () => {
  const rassrochka = actions.find(({ code }) => code === 'rassrochka');
  const text = JSON.stringify(rassrochka).replaceAll('\u00A0', ' ');
  for (const word of [
    'не больше чем на шесть',
    'равна цене при оплате сразу',
    '20 % годовых',
    'реестра Банка России',
    '50 000 ₽',
  ])
    expect(text, word).toContain(word);
});
