import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFocusOnFrameOf } from '../support/field-steps.ts';
import { expect, test } from '../support/shop-test.ts';

const PAGE = '/personal/people/';

test(
  'a close person is noted, corrected, gets a list, and their size is chosen on a ring in one tap',
  { tag: '@both' },
  async ({ page, shop }) => {
    const ring = await shop.findProduct('section=koltsa', ({ skus, isSoldOnline }) =>
      Boolean(
        isSoldOnline && skus.filter(({ size, available }) => size !== null && available > 0).length > 1,
      ),
    );
    const [first, second] = ring.skus.flatMap(({ size, available }) =>
      size !== null && available > 0 ? size : [],
    );
    const own = formatRingSize(first ?? 0);
    const theirs = formatRingSize(second ?? 0);
    await shop.visit('/');
    await shop.signIn();
    await shop.visit(PAGE);

    // Nobody is noted yet: the form is open.
    const field = (name: string | RegExp) => page.getByRole('textbox', { name });
    const save = page.getByRole('button', { name: 'Сохранить' });
    await field('Кольцо').fill('14');
    await field('Цепь, см').fill('500');
    await page.getByRole('checkbox', { name: /^Напомнить/ }).check();
    await save.click();
    await expect(page.getByText(/^Впишите, как\sвы\sназываете/)).toBeVisible();
    await expect(page.getByText(/^От\s15\sдо\s22/)).toBeVisible();
    await expect(page.getByText(/^Впишите день, о\sкотором/)).toBeVisible();
    await expectFocusOnFrameOf(field('Как называть'));
    await expect(field('Цепь, см')).toHaveValue('500');
    await field('Как называть').fill('Мама');
    await field('Кольцо').fill(theirs);
    await field('Цепь, см').fill('50');
    await field(/^Дата/).fill('1212');
    await expect(field(/^Дата/)).toHaveValue('12.12');
    await field('Повод').fill('юбилей');
    await expectAccessible(page, 'a new close person');
    await save.click();

    const card = page.getByRole('article', { name: 'Мама' });
    await expect(card).toContainText(theirs);
    await expect(card).toContainText(/50\sсм/);
    await expect(card).toContainText(/12\sдекабря, юбилей/);
    await expect(card).toContainText('подтвердите почту');
    await expectAccessible(page, 'close people');

    await card.getByRole('link', { name: 'Собрать список: Мама' }).click();
    await expect(field('Название')).toHaveValue('Мама, юбилей');
    await expect(field(/^К дате/)).toHaveValue(/^12\.12\.\d{4}$/);
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('heading', { name: 'Мама, юбилей' })).toBeVisible();
    await shop.visit(PAGE);
    await expect(card.getByRole('link', { name: 'Список «Мама, юбилей», 0' })).toBeVisible();

    await shop.visit(ring.url);
    const whose = page.getByRole('group', { name: 'Кому размер' });
    const mama = whose.getByRole('button', { name: /^для\sмамы/ });
    await expect(mama).toHaveText(new RegExp(`${theirs} есть$`));
    await expect(whose.getByRole('button', { name: /^для\sсебя$/ })).toHaveAttribute('aria-pressed', 'true');
    const sizes = page.getByRole('group', { name: 'Размер', exact: true });
    await sizes.getByRole('radio', { name: own, exact: true }).check();
    await mama.click();
    await expect(mama).toHaveAttribute('aria-pressed', 'true');
    await expect(sizes.getByRole('radio', { name: theirs, exact: true })).toBeChecked();
    await expectAccessible(page, 'a ring with the sizes of close people');
    await whose.getByRole('button', { name: /^для\sсебя$/ }).click();
    await expect(sizes.getByRole('radio', { name: own, exact: true })).toBeChecked();

    await shop.visit(PAGE);
    await card.getByRole('link', { name: 'Изменить: Мама' }).click();
    await page.getByRole('button', { name: /^Удалить\sчеловека/ }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(card).toContainText(/50\sсм/);
  },
);
