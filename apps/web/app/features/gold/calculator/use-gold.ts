import { useState } from 'react';
import { useKeptAddress } from '#app/base/navigation/use-kept-address.ts';
import {
  addRow,
  GOLD_ADDRESS_KEYS,
  goldHref,
  removeRow,
  type GoldRow,
  type GoldState,
  type GoldWay,
} from './gold-rows.ts';

export type Gold = GoldState & {
  changeRow: (index: number, row: GoldRow) => void;
  add: () => void;
  remove: (index: number) => void;
  choose: (way: GoldWay) => void;
};

/** The calculator's rows, with the page's address kept in sync. */
export function useKeptGold(start: GoldState): Gold {
  const gold = useGold(start);
  useKeptAddress(goldHref(gold), GOLD_ADDRESS_KEYS);
  return gold;
}

/** The calculator's rows. */
export function useGold(start: GoldState): Gold {
  const [rows, setRows] = useState(start.rows);
  const [way, choose] = useState(start.way);
  const { productId } = start;
  return {
    rows,
    way,
    productId,
    changeRow: (index, row) => setRows((before) => before.map((one, at) => (at === index ? row : one))),
    add: () => setRows(addRow),
    remove: (index) => setRows((before) => removeRow(before, index)),
    choose,
  };
}
