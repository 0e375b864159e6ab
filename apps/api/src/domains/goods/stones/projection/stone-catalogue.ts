import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { StoneScale } from '@yahont/contracts/stones/grades.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Tag } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { buildColumns } from '#src/facets/columns.ts';
import { replaceRow } from '#src/facets/replace-row.ts';
import { createScope } from '#src/facets/scope.ts';
import { laboratories } from '../stones.tables.ts';
import { toCard, type StorePlace } from './card.ts';
import { loadAllStones, loadStonesById } from './load-stones.ts';
import { cheaperThan, createSimilarIndex, type SimilarIndex } from './similar.ts';
import type { StoneRecord } from './stone-record.ts';
import { describeStones, type StoneColumns, type StoneScope } from './stones.facets.ts';
import type { Surroundings } from './surroundings.ts';

/** The stones on sale in memory, read-only: as of the last announced change. */
export type StoneCatalogue = {
  columns: () => StoneColumns;
  /** All stones with their counts. */
  scope: () => StoneScope;
  /** A stone on sale. */
  find: (id: number) => StoneRecord | undefined;
  similar: () => SimilarIndex;
  /** Also for a stone that is not on sale. */
  cardOf: (record: StoneRecord) => StoneCard;
  /** Reloads what the tags name; other tags are ignored. */
  apply: (tags: readonly Tag[]) => Promise<void>;
  /** Reads all stones again. */
  reload: () => Promise<void>;
};

type CatalogueDeps = Surroundings & {
  db: Db;
  /** A store as cards name it. */
  placeOf: (storeId: number) => StorePlace | null;
  /** Whether the shop's ways to pay take this price; everything is sold online unless given. */
  sellsOnline?: (price: Kopecks) => boolean;
};

type Snapshot = {
  columns: StoneColumns;
  byId: Map<number, StoneRecord>;
  similar: SimilarIndex;
  scales: ReadonlyMap<string, StoneScale>;
  /** Computed on demand; dropped on every change. */
  scope: StoneScope | null;
  /** By id, computed on demand; dropped on every change. */
  cheaper: Map<number, number | null>;
};

/** Loads all stones on sale into memory. */
export async function loadStoneCatalogue({
  db,
  cityIdOf,
  placeOf,
  sellsOnline = () => true,
}: CatalogueDeps): Promise<StoneCatalogue> {
  let snapshot = await buildSnapshot(db, { cityIdOf });
  const reload = async (): Promise<void> => {
    snapshot = await buildSnapshot(db, { cityIdOf });
  };
  const cheaperOf = (record: StoneRecord): number | null => {
    const { cheaper, similar } = snapshot;
    const known = cheaper.get(record.id);
    if (known !== undefined) return known;
    const percent = cheaperThan(record, similar.similarTo(record));
    cheaper.set(record.id, percent);
    return percent;
  };
  return {
    columns: () => snapshot.columns,
    scope: () => (snapshot.scope ??= createScope(snapshot.columns, '')),
    find: (id) => snapshot.byId.get(id),
    similar: () => snapshot.similar,
    cardOf: (record) =>
      toCard(record, {
        cheaperThan: cheaperOf(record),
        laboratoryScale: snapshot.scales.get(record.laboratory) ?? 'ru',
        store: record.storeId === null ? null : placeOf(record.storeId),
        isSoldOnline: sellsOnline(record.price),
      }),
    reload,
    apply: async (tags) => {
      if (tags.includes('stones') || tags.includes('store-cities')) return reload();
      const ids = tags.flatMap((tag) =>
        tag.startsWith('stone:') ? [Number(tag.slice('stone:'.length))] : [],
      );
      if (ids.length > 0) await reloadStones(db, snapshot, ids);
    },
  };
}

async function buildSnapshot(db: Db, surroundings: Surroundings): Promise<Snapshot> {
  const byId = new Map<number, StoneRecord>();
  for await (const slice of loadAllStones(db)) for (const stone of slice) byId.set(stone.id, stone);
  const rows = await db.select({ name: laboratories.name, scale: laboratories.scale }).from(laboratories);
  return {
    columns: await buildColumns(describeStones(surroundings), [...byId.values()]),
    byId,
    similar: createSimilarIndex(byId.values()),
    scales: new Map(rows.map(({ name, scale }) => [name, scale])),
    scope: null,
    cheaper: new Map(),
  };
}

/** A sold stone leaves the listing, and a returned one reappears: microseconds, however many there are. */
async function reloadStones(db: Db, snapshot: Snapshot, ids: readonly number[]): Promise<void> {
  const fresh = new Map((await loadStonesById(db, ids)).map((stone) => [stone.id, stone]));
  const { columns, byId, similar } = snapshot;
  for (const id of ids) {
    const [before, after] = [byId.get(id), fresh.get(id)];
    if (!before && !after) continue;
    replaceRow(columns, { before, after });
    if (before) similar.remove(before);
    if (after) similar.add(after);
    if (after) byId.set(id, after);
    else byId.delete(id);
  }
  snapshot.scope = null;
  snapshot.cheaper.clear();
}
