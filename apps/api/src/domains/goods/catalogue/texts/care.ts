import type { Gem, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Advice = Product['care'][number];

const EVERY_DAY: Advice = {
  title: 'На каждый день',
  text: 'Надевайте украшение последним, после крема и духов, и снимайте перед душем, бассейном и уборкой. Храните его отдельно от других, в мягком мешочке или в коробочке.',
};

const GOLD: Advice = {
  title: 'Золото',
  text: 'Золото тускнеет от мыла и косметики. Раз в месяц подержите его полчаса в тёплой воде с каплей жидкого мыла, пройдите мягкой щёткой, ополосните и вытрите досуха.',
};

const BY_METAL: Record<Metal, Advice> = {
  'yellow-gold': GOLD,
  'rose-gold': GOLD,
  'white-gold': {
    title: 'Белое золото',
    text: 'Белизну поверхности даёт родий. Не чистите изделие порошками и содой; когда покрытие поистрётся, мастер обновит его за один день.',
  },
  'mixed-gold': {
    title: 'Золото нескольких цветов',
    text: 'Мойте изделие в тёплой воде с каплей жидкого мыла и вытирайте мягкой тканью. Полирующие пасты стирают границу цветов.',
  },
  platinum: {
    title: 'Платина',
    text: 'Платина не темнеет и не боится воды. Со временем на ней появляется благородная патина; если она не по душе, мастер вернёт полировку.',
  },
  silver: {
    title: 'Серебро',
    text: 'Серебро темнеет от влаги и серы. Носите его чаще, протирайте серебряной салфеткой и храните в закрытом пакете.',
  },
};

const TENDER: Advice = {
  title: 'Нежные камни',
  text: 'Изумруд, танзанит, топаз, хризолит и оникс не любят ударов, горячей воды и ультразвука. Мойте их в едва тёплой воде и сушите мягкой тканью.',
};

const PEARL: Advice = {
  title: 'Жемчуг',
  text: 'Жемчуг живёт рядом с кожей, но страдает от духов и кислот. После носки протрите бусины сухой замшей, не мочите нить и храните её лёжа.',
};

const HARD: Advice = {
  title: 'Бриллианты и твёрдые камни',
  text: 'Камни теряют блеск от жира. Опустите украшение в тёплую мыльную воду, пройдите мягкой щёткой с изнанки и ополосните. Раз в год покажите закрепку мастеру.',
};

const BY_GEM: Record<Gem, Advice> = {
  diamond: HARD,
  'yellow-diamond': HARD,
  'pink-diamond': HARD,
  ruby: HARD,
  sapphire: HARD,
  garnet: HARD,
  amethyst: HARD,
  citrine: HARD,
  'cubic-zirconia': HARD,
  emerald: TENDER,
  tanzanite: TENDER,
  topaz: TENDER,
  peridot: TENDER,
  onyx: TENDER,
  pearl: PEARL,
};

/** Care advice for a product, by its materials. */
export function careFor({ metal, gems }: { metal: Metal; gems: readonly Gem[] }): Advice[] {
  const advice = new Set([EVERY_DAY, BY_METAL[metal], ...gems.map((gem) => BY_GEM[gem])]);
  return [...advice].map(({ title, text }) => ({ title, text: nbsp(text) }));
}
