/** The icons of tiles as they lie. */

import { DECORATION_TILES, PYRAMID_TILES } from './printed';

/** The icons of a tile turned clockwise. */
export function tileIcons(tile: number, rotation: number): string {
  const icons = PYRAMID_TILES[tile - 1] ?? '----';
  const by = (rotation / 90) % 4;
  return icons.slice(4 - by) + icons.slice(0, 4 - by);
}

export const decorationIcons = (tile: number): string => DECORATION_TILES[tile - 1] ?? '--';
