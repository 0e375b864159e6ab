import type { Api } from '@yahont/api/compose.ts';
import { USUAL_LIMITS, type PaymentLimits } from '@yahont/values/sums/payment-limits.ts';
import { demoShop } from './demo-shop.ts';
import { laboratories } from './stones/laboratories.ts';
import { demoStaff } from './staff.ts';
import { makeStoneItems, makeStones } from './stones/make-stones.ts';

export type Progress = { done: number; total: number; step: string };

/**
 * Fills the shop through the import verbs that 1C uses. Repeating it changes nothing.
 * @param limits of the ways to pay, which texts name
 * @param onProgress called before each step and once at the end, with counts of records
 */
export async function fillDemoShop(
  { imports, context }: Pick<Api, 'imports' | 'context'>,
  onProgress: (progress: Progress) => void = () => undefined,
  limits: PaymentLimits = USUAL_LIMITS,
): Promise<void> {
  const shop = demoShop(context.now(), limits);
  const stones = makeStones();
  const steps = [
    step('города', shop.cities, imports.importCities),
    step('магазины', shop.stores, imports.importStores),
    step('сотрудники', demoStaff(), imports.importStaff),
    step('телефоны дома', shop.housePhones, imports.importHousePhones),
    step('бейджи', shop.badges, imports.importBadges),
    step('тарифы доставки', shop.deliveryTariffs, imports.importDeliveryTariffs),
    step('фотографии', shop.pictures, imports.importPictures),
    step('разделы', shop.sections, imports.importSections),
    step('коллекции', shop.collections, imports.importCollections),
    step('изделия', shop.products, imports.importProducts),
    step('прошлые цены', shop.pastPrices, imports.importPastPrices),
    step('экземпляры с УИН', shop.items, imports.importItems),
    step('лаборатории', laboratories, imports.importLaboratories),
    step('бриллианты', stones, imports.importStones),
    step('бриллианты с УИН', makeStoneItems(stones, shop.stores), imports.importItems),
    step('покупки в салонах', shop.storePurchases, imports.importStorePurchases),
    step('работы мастеров', shop.pieceWorks, imports.importPieceWorks),
    step('образцы отзывов', shop.sampleReviews, imports.importSampleReviews),
    step('образцы вопросов', shop.sampleQuestions, imports.importSampleQuestions),
    step('промокоды', shop.promoCodes, imports.importPromoCodes),
    step('комплекты', shop.sets, imports.importSets),
    step('страницы', shop.textPages, imports.importTextPages),
    step('разделы гида', shop.guideSections, imports.importGuideSections),
    step('статьи', shop.articles, imports.importArticles),
    step('вопросы', shop.questions, imports.importQuestions),
    step('вакансии', shop.vacancies, imports.importVacancies),
    step('слова для поиска', shop.seoPages, imports.importSeoPages),
    { name: 'главная', count: 1, run: () => imports.importHome(shop.home) },
  ];
  const total = steps.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  for (const { name, count, run } of steps) {
    onProgress({ done, total, step: name });
    const answer = (await run()) ?? [];
    const [refused] = 'changed' in answer ? [] : answer;
    if (refused) throw new Error(`${name}, row ${refused.row}: ${refused.reason}`);
    done += count;
  }
  onProgress({ done, total, step: 'готово' });
}

type Answer = Awaited<ReturnType<Api['imports']['importStones' | 'importProducts']>> | void;
type Import = (list: readonly unknown[]) => Promise<Answer>;

function step(
  name: string,
  list: readonly unknown[],
  write: Import,
): { name: string; count: number; run: () => Promise<Answer> } {
  return { name, count: list.length, run: () => write(list) };
}
