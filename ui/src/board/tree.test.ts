import { expect, test } from 'vitest';
import { added, best, depth, NOTHING } from './judging';
import { following, listed, path, Tree, within } from './tree';

function shown(tree: Tree): string[] {
  return listed(tree).map((row) => `${' '.repeat(row.indent)}${row.number} ${row.twig.action ?? 'anew'}`);
}

/** 10 20 30, with 21 22 beside 20, and what was drawn anew after 10. */
function grown(): Tree {
  const tree = new Tree();
  const first = tree.play(tree.start, 0, 10);
  tree.play(tree.play(first, 0, 20), 1, 30);
  tree.play(tree.play(first, 0, 21), 1, 22);
  tree.redraw(first, 0, { bag: [] });
  return tree;
}

test('branches stand below the move that they leave out', () => {
  expect(shown(grown())).toEqual(['1 10', '2 20', ' 2 21', ' 3 22', ' 2 anew', '3 30']);
});

test('branches of branches are indented further', () => {
  const tree = grown();
  const branch = tree.start.children[0]?.children[1];
  if (branch === undefined) throw new Error('no branch');
  tree.play(branch, 1, 23);
  expect(shown(tree)).toEqual(['1 10', '2 20', ' 2 21', ' 3 22', '  3 23', ' 2 anew', '3 30']);
});

test('a move that is there is gone to', () => {
  const tree = grown();
  expect(tree.play(tree.start, 0, 10)).toBe(tree.start.children[0]);
});

test('a promoted branch becomes the main line', () => {
  const tree = grown();
  const branch = tree.start.children[0]?.children[1]?.children[0];
  if (branch === undefined) throw new Error('no branch');
  tree.promote(branch);
  expect(shown(tree)).toEqual(['1 10', '2 21', ' 2 20', ' 3 30', ' 2 anew', '3 22']);
  expect(path(branch).map((twig) => twig.action)).toEqual([10, 21, 22]);
});

test('what was drawn anew is promoted to nothing', () => {
  const tree = grown();
  const anew = tree.start.children[0]?.children[2];
  if (anew === undefined) throw new Error('no redrawn position');
  const before = shown(tree);
  tree.promote(tree.play(anew, 0, 40));
  expect(shown(tree).filter((row) => !row.endsWith('40'))).toEqual(before);
});

test('a removed position takes what follows with it', () => {
  const tree = grown();
  const first = tree.start.children[0];
  if (first === undefined) throw new Error('no move');
  const last = following(first);
  expect(last !== undefined && within(last, first)).toBe(true);
  tree.remove(first);
  expect(shown(tree)).toEqual([]);
});

test('what is kept reads back', () => {
  const tree = grown();
  tree.start.note = 'From here.';
  const draft = tree.draft('A study', '[Game]');
  const nodes = (draft.nodes ?? []).map((node) => ({
    parent: node.parent,
    action: node.action ?? null,
    seat: 0,
    position: node.position == null ? null : { bag: [] },
    note: '',
  }));
  expect(nodes.map((node) => node.parent)).toEqual([0, 1, 2, 1, 4, 1]);
  expect(shown(Tree.of({ note: 'x', nodes }).tree)).toEqual(shown(tree));
});

test('searches add up', () => {
  const one = { shares: [0.6, 0.4], visits: 100, last: false, lines: [{ action: 1, share: 0.6, visits: 100, line: [1] }] };
  const two = {
    shares: [0.3, 0.7],
    visits: 300,
    last: false,
    lines: [
      { action: 2, share: 0.7, visits: 200, line: [2, 5, 6] },
      { action: 1, share: 0.2, visits: 100, line: [1, 4] },
    ],
  };
  const judged = added(added(NOTHING, one), two);
  expect(judged.visits).toBe(400);
  expect(judged.shares[0]).toBeCloseTo(0.375);
  expect(best(judged).map((line) => [line.action, line.visits])).toEqual([
    [1, 200],
    [2, 200],
  ]);
  expect(best(judged)[1]?.share).toBeCloseTo(0.4);
  expect(depth(judged)).toBe(3);
});
