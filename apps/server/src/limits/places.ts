import type { Networks } from './networks.ts';

/** Occupied places of a queue: in all, and by network. */
export type Places = {
  count: () => number;
  /** Whether a task of this network may take a place. */
  hasRoom: (networks: Networks) => boolean;
  enter: (networks: Networks) => void;
  leave: (networks: Networks) => void;
};

/**
 * @param width places in all
 * @param share most places of one network, at least one; a wider network (/48) may have twice as many
 */
export function createPlaces(width: number, share: number): Places {
  const byNetwork = new Map<string, number>();
  const mostOfOne = Math.max(1, Math.floor(share));
  let count = 0;

  function change(network: string, by: 1 | -1): void {
    const left = (byNetwork.get(network) ?? 0) + by;
    if (left === 0) byNetwork.delete(network);
    else byNetwork.set(network, left);
  }

  function changeAll({ narrow, wide, isLocal }: Networks, by: 1 | -1): void {
    count += by;
    if (isLocal) return;
    change(narrow, by);
    if (wide !== null) change(wide, by);
  }

  return {
    count: () => count,
    hasRoom: ({ narrow, wide, isLocal }) => {
      if (count >= width) return false;
      if (isLocal) return true;
      if ((byNetwork.get(narrow) ?? 0) >= mostOfOne) return false;
      return wide === null || (byNetwork.get(wide) ?? 0) < mostOfOne * 2;
    },
    enter: (networks) => changeAll(networks, 1),
    leave: (networks) => changeAll(networks, -1),
  };
}
