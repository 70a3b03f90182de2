/** The tree of positions of a study: moves, branches, positions drawn anew, notes. */

import type { Board, Facts, StudyDraft } from '../lib/types';

export interface Twig {
  /** Its own number, which stays with it as long as the board is open. */
  readonly key: number;
  parent: Twig | null;
  /** Who made the move; as whom it was drawn anew. */
  seat: number | null;
  action: number | null;
  position: Facts | null;
  note: string;
  children: Twig[];
}

export class Tree {
  readonly start: Twig;
  private keys = 0;

  constructor() {
    this.start = this.twig(null, null, null, null);
  }

  private twig(parent: Twig | null, seat: number | null, action: number | null, position: Facts | null): Twig {
    const twig: Twig = { key: this.keys++, parent, seat, action, position, note: '', children: [] };
    parent?.children.push(twig);
    return twig;
  }

  static of(board: Pick<Board, 'note' | 'nodes'>): { tree: Tree; nodes: Twig[] } {
    const tree = new Tree();
    tree.start.note = board.note;
    const nodes = [tree.start];
    for (const { parent, seat, action, position, note } of board.nodes) {
      const twig = tree.twig(nodes[parent] ?? tree.start, seat, action, position as Facts | null);
      twig.note = note;
      nodes.push(twig);
    }
    return { tree, nodes };
  }

  /** The position after an action, which may be there already. */
  play(from: Twig, seat: number, action: number): Twig {
    return from.children.find((child) => child.action === action) ?? this.twig(from, seat, action, null);
  }

  redraw(from: Twig, seat: number, position: Facts): Twig {
    return this.twig(from, seat, null, position);
  }

  remove(twig: Twig): void {
    if (twig.parent !== null) twig.parent.children = twig.parent.children.filter((child) => child !== twig);
  }

  /** Make the way to a position the main line, as far as nothing was drawn anew on it. */
  promote(twig: Twig): void {
    for (const step of path(twig)) {
      if (step.position !== null || step.parent === null) return;
      step.parent.children = [step, ...step.parent.children.filter((child) => child !== step)];
    }
  }

  /** As the server keeps it: each position after its parent, lines as far as they go. */
  draft(title: string, start: string): StudyDraft {
    const numbers = new Map<Twig, number>([[this.start, 0]]);
    const nodes: NonNullable<StudyDraft['nodes']> = [];
    const waiting = [...this.start.children].reverse();
    for (let twig = waiting.pop(); twig !== undefined; twig = waiting.pop()) {
      numbers.set(twig, nodes.length + 1);
      const parent = numbers.get(twig.parent ?? this.start) ?? 0;
      nodes.push({
        parent,
        action: twig.action,
        seat: twig.position === null ? null : twig.seat,
        position: twig.position as Record<string, never> | null,
        note: twig.note,
      });
      waiting.push(...[...twig.children].reverse());
    }
    return { title, start, note: this.start.note, nodes };
  }
}

/** The way to a position from the start, which is left out. */
export function path(twig: Twig): Twig[] {
  const found: Twig[] = [];
  for (let step = twig; step.parent !== null; step = step.parent) found.push(step);
  return found.reverse();
}

/** The next position of its line. */
export function following(twig: Twig): Twig | undefined {
  return twig.children.find((child) => child.position === null);
}

export function within(twig: Twig, ancestor: Twig): boolean {
  return twig === ancestor || path(twig).includes(ancestor);
}

/** A line of the list: a position with its number, how far it is indented, and whether it begins a branch. */
export interface Row {
  twig: Twig;
  number: number;
  indent: number;
  begins: boolean;
}

/** All positions in the order of the list: branches stand below the move that they leave out. */
export function listed(tree: Tree): Row[] {
  const found: Row[] = [];
  const waiting: Row[] = [];
  const wait = (twig: Twig, number: number, indent: number): void => {
    const next = following(twig);
    const branches = twig.children.filter((child) => child !== next);
    if (next !== undefined) waiting.push({ twig: next, number, indent, begins: false });
    for (const branch of [...branches].reverse()) waiting.push({ twig: branch, number, indent: indent + 1, begins: true });
    if (next !== undefined && branches.length > 0) {
      // The line itself comes first, then what leaves it, then the line goes on.
      const line = waiting.splice(waiting.length - branches.length - 1, 1)[0];
      if (line !== undefined) {
        found.push(line);
        const after = waiting.splice(waiting.length - branches.length);
        wait(line.twig, number + 1, indent);
        waiting.push(...after);
      }
    }
  };
  wait(tree.start, 1, 0);
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    found.push(row);
    wait(row.twig, row.twig.position === null ? row.number + 1 : row.number, row.indent);
  }
  return found;
}
