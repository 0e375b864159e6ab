import type { Facade } from '@yahont/contracts/stores/store-parts.ts';

type Storeys = Facade['storeys'];

/** A shop on the ground floor of a town house. */
function house(
  storeys: Storeys,
  bays: number,
  head: Facade['head'],
  wall: Facade['wall'],
  door: Facade['door'],
  hasAwning = false,
): Facade {
  return { building: 'street', storeys, bays, head, wall, door, hasAwning };
}

/** A shop window of a shopping centre. */
function mall(bays: number, door: Facade['door'], wall: Facade['wall'] = 'plain'): Facade {
  return { building: 'mall', storeys: 0, bays, head: 'flat', wall, door, hasAwning: false };
}

/** A shop under arches. */
function arcade(bays: number, door: Facade['door'], storeys: Storeys = 1): Facade {
  return { building: 'arcade', storeys, bays, head: 'round', wall: 'rustic', door, hasAwning: false };
}

/** Shop fronts by store. */
export const facades: Record<string, Facade> = {
  'petrovka-11': arcade(5, 'centre', 2),
  'kutuzovskiy-36': house(3, 5, 'segment', 'rustic', 'centre'),
  'tri-sozvezdiya': mall(4, 'right'),
  'tverskaya-12': house(3, 4, 'flat', 'pilasters', 'left'),
  'arbat-23': house(2, 3, 'round', 'plain', 'right', true),
  'myasnitskaya-24': house(3, 4, 'segment', 'brick', 'left', true),
  'ordynka-19': house(1, 3, 'flat', 'pilasters', 'centre'),
  'leninskiy-40': house(3, 5, 'flat', 'rustic', 'right'),
  'komsomolskiy-28': house(2, 4, 'round', 'rustic', 'left'),
  'prospekt-mira-54': house(3, 3, 'flat', 'plain', 'centre', true),
  'taganskaya-31': house(2, 3, 'segment', 'brick', 'right'),
  'severnoe-koltso': mall(5, 'centre'),
  'nevskiy-54': house(3, 5, 'round', 'pilasters', 'centre'),
  'konyushennaya-19': arcade(4, 'left', 2),
  'bolshoy-51': house(3, 4, 'segment', 'pilasters', 'right', true),
  'liniya-25': house(2, 3, 'round', 'rustic', 'centre'),
  'moskovskiy-137': house(3, 4, 'flat', 'rustic', 'left'),
  'lazurnaya-gavan': mall(3, 'centre', 'pilasters'),
  'baumana-36': house(2, 5, 'round', 'pilasters', 'left', true),
  'peterburgskaya-14': house(2, 4, 'segment', 'plain', 'centre'),
  'bashennyy-dvor': mall(4, 'left'),
  'pokrovskaya-24': house(1, 4, 'round', 'brick', 'centre', true),
  'okskie-prostory': mall(3, 'right'),
  'leningradskaya-45': house(1, 4, 'segment', 'pilasters', 'right'),
  'novo-sadovaya-24': house(2, 4, 'flat', 'brick', 'left'),
  'lenina-28': arcade(3, 'centre'),
  'revolyutsii-30': house(2, 4, 'segment', 'rustic', 'centre', true),
  'bolshaya-sadovaya-64': house(2, 5, 'segment', 'pilasters', 'left'),
  'donskaya-sloboda': mall(5, 'left'),
  'krasnaya-139': house(1, 3, 'round', 'plain', 'left', true),
  'kubanskiy-sad': mall(3, 'left', 'pilasters'),
  'vaynera-9': house(2, 4, 'round', 'pilasters', 'right'),
  'lenina-50': house(3, 5, 'flat', 'plain', 'centre'),
  'uralskiy-samotsvet': mall(4, 'centre', 'pilasters'),
  'krasnyy-29': house(3, 5, 'segment', 'plain', 'right', true),
  'vokzalnaya-10': house(3, 3, 'flat', 'brick', 'left'),
  'obskaya-gavan': mall(5, 'right'),
  'kirova-104': house(2, 3, 'segment', 'pilasters', 'centre', true),
  'komsomolskiy-32': house(3, 4, 'round', 'plain', 'right'),
  'respubliki-61': house(1, 5, 'flat', 'rustic', 'centre', true),
  'prospekt-mira-81': house(2, 5, 'flat', 'brick', 'right'),
};
