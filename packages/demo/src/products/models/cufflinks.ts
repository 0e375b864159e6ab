import { diamonds, stones } from '../inserts.ts';
import type { Model } from '../model.ts';

const CUFFLINKS = {
  kind: 'cufflinks',
  noun: 'Запонки',
  style: 'cufflinks',
  section: 'broshi-kole-zaponki',
  audience: 'men',
  clasp: 'swivel',
} as const;

export const cufflinks: Model[] = [
  {
    ...CUFFLINKS,
    picture: 'cufflinks-onyx-silver',
    number: 8101,
    own: 'Премьера',
    ending: 'с ониксом',
    text: 'Квадраты чёрного оникса в серебряной рамке: к смокингу, к белой рубашке, к третьему звонку. Ножка поворачивается поперёк петли и держит манжету за всю ширину. Рамка выше камня, поэтому запонку можно класть лицом вниз. Для них нужна рубашка с двойной манжетой и петлями с обеих сторон.',
    collection: 'gran',
    metal: 'silver',
    fineness: 925,
    grams: 12.8,
    coating: 'Родий',
    setting: 'Глухая',
    inserts: [stones({ gem: 'onyx', cut: 'cabochon', count: 2, carat: null, role: 'Площадки' })],
    price: 11_900,
  },
  {
    ...CUFFLINKS,
    picture: 'cufflinks-brushed-yellow',
    number: 8102,
    own: 'Полдень',
    ending: 'с бриллиантами',
    text: 'Круглые площадки, матированные по кругу, как циферблат, и на каждой бриллиант там, где остановилась бы стрелка. Матовая поверхность не боится пальцев и пиджачного рукава. Вензель на ней вырежут в салоне с гравировкой. Запонки парные, но не зеркальные: бриллиант у обеих ближе к кисти.',
    collection: 'venets',
    metal: 'yellow-gold',
    fineness: 585,
    grams: 10.6,
    setting: 'Корнеровая',
    inserts: [diamonds({ count: 2, carat: 0.05, role: 'Акцент', quality: '3/4' })],
    price: 121_800,
    off: 10,
  },
];
