import { describe, expect, it } from 'vitest';
import { around, curve, selector, spread, within, swing } from './places';

const nothing = (): null => null;

describe('names of a lesson', () => {
  it('writes ranges of cells out', () => {
    expect(spread(['F3:G4', 'tile-temple'])).toEqual(['F3', 'G3', 'F4', 'G4', 'tile-temple']);
  });

  it('finds cells, panels, players and what the game knows', () => {
    expect(selector('F3', nothing)).toBe('[data-cell="F3"]');
    expect(selector('act', nothing)).toBe('[data-act]');
    expect(selector('player-1', nothing)).toBe('.table [data-seat="1"]');
    expect(selector('tile-temple', (id) => `[data-${id}]`)).toBe('[data-tile-temple]');
    expect(selector('nonsense', nothing)).toBeNull();
  });
});

describe('boxes', () => {
  it('go round all of them', () => {
    expect(
      around([
        { x: 0, y: 10, width: 5, height: 5 },
        { x: 20, y: 0, width: 5, height: 5 },
      ]),
    ).toEqual({ x: 0, y: 0, width: 25, height: 15 });
    expect(around([])).toBeNull();
  });

  it('are cut by a frame', () => {
    const frame = { x: 0, y: 0, width: 10, height: 10 };
    expect(within({ x: 5, y: 5, width: 10, height: 10 }, frame)).toEqual({ x: 5, y: 5, width: 5, height: 5 });
    expect(within({ x: 11, y: 5, width: 10, height: 10 }, frame)).toBeNull();
  });

  it('are joined by a curve that ends below what is above', () => {
    const { line } = curve({ x: 100, y: 500, width: 20, height: 20 }, { x: 40, y: 40, width: 20, height: 20 });
    expect(line.startsWith('M110 504')).toBe(true);
    expect(line.endsWith('50 76')).toBe(true);
  });

  it('are joined from the side where something lies below', () => {
    const to = { x: 40, y: 40, width: 20, height: 20 };
    const below = { x: 40, y: 60, width: 20, height: 20 };
    const { line } = curve({ x: 100, y: 500, width: 20, height: 20 }, to, [below]);
    expect(line.endsWith('76 50')).toBe(true);
  });

  it('lean to the side of what lies between', () => {
    const between = { x: 20, y: 200, width: 120, height: 20 };
    const straight = curve({ x: 100, y: 500, width: 20, height: 20 }, { x: 40, y: 40, width: 20, height: 20 });
    const leaning = curve({ x: 100, y: 500, width: 20, height: 20 }, { x: 40, y: 40, width: 20, height: 20 }, [{ x: 50, y: 260, width: 40, height: 20 }]);
    expect(leaning.line).not.toBe(straight.line);
    expect(leaning.tip).toBe(straight.tip);
    expect(curve({ x: 100, y: 500, width: 20, height: 20 }, { x: 40, y: 40, width: 20, height: 20 }, [between]).line.startsWith('M110 504')).toBe(true);
  });
});

describe('an arrow on the board', () => {
  const box = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({ x, y, width: 40, height: 40 });

  it('goes from the middle of its piece to the edge of the place', () => {
    const arrow = swing(box(0, 0), box(200, 0));
    expect(arrow?.line).toMatch(/^M20 20Q/);
    expect(arrow?.tip).toContain('L200 20L');
    expect(swing(box(0, 300), box(0, 0))?.tip).toContain('L20 40L');
  });

  it('is left out between neighbours', () => {
    expect(swing(box(0, 0), box(40, 0))).toBeNull();
    expect(swing(box(0, 0), box(0, 0))).toBeNull();
  });
});
