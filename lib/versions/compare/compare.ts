import { diffArrays } from 'diff';
import { type Block, outlineOf, type Run } from './blocks.ts';
import { changedWords, type Piece, similarity, wordsIn } from './words.ts';

/** What became of a block. A moved one stands twice: where it was, and where it is. */
export type ComparedBlock =
  | { kind: 'same'; before: Block; after: Block }
  | { kind: 'changed'; before: Block; after: Block; pieces: readonly Piece[] }
  | { kind: 'removed'; before: Block }
  | { kind: 'added'; after: Block }
  | { kind: 'movedAway'; before: Block }
  /** `pieces`: what changed in it as well; null if nothing did. */
  | { kind: 'movedHere'; before: Block; after: Block; pieces: readonly Piece[] | null };

/** Milliseconds for the blocks of a text, and for the words of all changed blocks together. */
const TIMEOUT = 150;
/** Blocks less similar than this are two different ones; a moved one has to be more similar, because it may be anywhere. */
const SIMILAR = 0.4;
const SIMILAR_MOVED = 0.7;
/** A shorter block, such as a number in a cell, isn't said to have moved: others say the same. */
const MOVED_LENGTH = 12;
/** How many blocks ahead the counterpart of a changed block is looked for. */
const LOOKAHEAD = 12;

/** Blocks before and after that lie between two unchanged ones; ends exclusive. */
interface Gap {
  oldFrom: number;
  oldTo: number;
  nowFrom: number;
  nowTo: number;
}

const lengthOf = ({ runs }: Block): number => runs.reduce((sum, { text }) => sum + text.trim().length, 0);

const canMove = (block: Block): boolean => lengthOf(block) >= MOVED_LENGTH;

/**
 * Compares two texts by their structure: paragraphs, list items, table cells, and within them words with their marks and
 * mentions. Takes 300 ms at most; beyond that, it is coarser. Pure.
 */
export function compareMarkup(before: string, after: string): ComparedBlock[] {
  return new Comparison(outlineOf(before).blocks, outlineOf(after).blocks).run();
}

class Comparison {
  readonly #before: readonly Block[];
  readonly #after: readonly Block[];
  readonly #words = new Map<Block, Run[]>();
  readonly #deadline = performance.now() + 2 * TIMEOUT;

  constructor(before: readonly Block[], after: readonly Block[]) {
    this.#before = before;
    this.#after = after;
  }

  run(): ComparedBlock[] {
    const { pairs, gaps } = this.#unchanged();
    const moved = new Map<number, number>();
    this.#addMovedRuns(moved, pairs);
    for (const gap of gaps) this.#pairChanged(pairs, moved, gap);
    this.#addMovedAlone(moved, pairs);
    const partner = new Map([...pairs].map(([old, now]) => [now, old]));
    const origin = new Map([...moved].map(([old, now]) => [now, old]));
    const out: ComparedBlock[] = [];
    let next = 0;
    const leaveOld = (upTo: number): void => {
      for (; next < upTo; next++) {
        const block = this.#before[next];
        if (block) out.push({ kind: moved.has(next) ? 'movedAway' : 'removed', before: block });
      }
    };
    this.#after.forEach((block, at) => {
      const old = partner.get(at);
      const from = origin.get(at);
      if (old !== undefined) {
        leaveOld(old);
        next = old + 1;
        out.push(this.#pair(this.#before[old] ?? block, block));
      } else if (from === undefined) out.push({ kind: 'added', after: block });
      else out.push(this.#move(this.#before[from] ?? block, block));
    });
    leaveOld(this.#before.length);
    return out;
  }

  #pair(before: Block, after: Block): ComparedBlock {
    if (before.key === after.key) return { kind: 'same', before, after };
    return { kind: 'changed', before, after, pieces: this.#changes(before, after) };
  }

  #move(before: Block, after: Block): ComparedBlock {
    const isSame = before.key === after.key;
    return { kind: 'movedHere', before, after, pieces: isSame ? null : this.#changes(before, after) };
  }

  #changes(before: Block, after: Block): Piece[] {
    const left = Math.max(1, this.#deadline - performance.now());
    return changedWords(this.#wordsOf(before), this.#wordsOf(after), left);
  }

  #wordsOf(block: Block): Run[] {
    const words = this.#words.get(block) ?? wordsIn(block);
    this.#words.set(block, words);
    return words;
  }

  /** Blocks that stayed as they are, index before to index after, and the ranges between them. */
  #unchanged(): { pairs: Map<number, number>; gaps: Gap[] } {
    const [one, other] = [this.#before.map(({ key }) => key), this.#after.map(({ key }) => key)];
    const pairs = new Map<number, number>();
    const gaps: Gap[] = [];
    let gap: Gap = { oldFrom: 0, oldTo: 0, nowFrom: 0, nowTo: 0 };
    for (const { count, removed, added } of diffArrays(one, other, { timeout: TIMEOUT }) ?? [
      { count: one.length, removed: true, added: false },
      { count: other.length, removed: false, added: true },
    ]) {
      if (removed) gap.oldTo += count;
      else if (added) gap.nowTo += count;
      else {
        gaps.push(gap);
        const { oldTo: old, nowTo: now } = gap;
        for (let at = 0; at < count; at++) pairs.set(old + at, now + at);
        gap = { oldFrom: old + count, oldTo: old + count, nowFrom: now + count, nowTo: now + count };
      }
    }
    return { pairs, gaps: [...gaps, gap] };
  }

  /** Pairs similar blocks of a gap, in order. */
  #pairChanged(pairs: Map<number, number>, moved: ReadonlyMap<number, number>, gap: Gap): void {
    const arrived = new Set(moved.values());
    let next = gap.nowFrom;
    for (let old = gap.oldFrom; old < gap.oldTo; old++) {
      const before = this.#before[old];
      if (!before || moved.has(old)) continue;
      if (performance.now() > this.#deadline) return;
      const last = Math.min(gap.nowTo, next + LOOKAHEAD);
      for (let now = next; now < last; now++) {
        const after = this.#after[now];
        if (!after || arrived.has(now) || !this.#isLike(before, after, SIMILAR)) continue;
        pairs.set(old, now);
        next = now + 1;
        break;
      }
    }
  }

  #isLike(before: Block, after: Block, share: number): boolean {
    const [longer, shorter] = [
      Math.max(lengthOf(before), lengthOf(after)),
      Math.min(lengthOf(before), lengthOf(after)),
    ];
    if (longer === 0) return before.path.join() === after.path.join();
    return shorter / longer >= share / 2 && similarity(this.#wordsOf(before), this.#wordsOf(after)) >= share;
  }

  /**
   * Adds runs of equal blocks that are somewhere else now, such as a table: index before to index after. The longest counts,
   * because short blocks, such as cells, say the same in several places.
   */
  #addMovedRuns(moved: Map<number, number>, pairs: ReadonlyMap<number, number>): void {
    const free = new Map(this.#after.entries());
    for (const now of pairs.values()) free.delete(now);
    const places = Map.groupBy(free.keys(), (now) => free.get(now)?.key);
    const runAt = (old: number, now: number): Block[] => {
      const run: Block[] = [];
      for (let step = 0; !pairs.has(old + step); step++) {
        const block = free.get(now + step);
        if (!block || block.key !== this.#before[old + step]?.key) break;
        run.push(block);
      }
      return run;
    };
    for (let old = 0; old < this.#before.length; old++) {
      let best: { run: Block[]; now: number; length: number } = { run: [], now: 0, length: MOVED_LENGTH - 1 };
      for (const now of places.get(this.#before[old]?.key) ?? []) {
        if (performance.now() > this.#deadline) return;
        const run = runAt(old, now);
        const length = run.reduce((sum, block) => sum + lengthOf(block), 0);
        if (length > best.length) best = { run, now, length };
      }
      for (const step of best.run.keys()) {
        moved.set(old + step, best.now + step);
        free.delete(best.now + step);
      }
      old += Math.max(0, best.run.length - 1);
    }
  }

  /** Adds blocks that are somewhere else now and were changed. */
  #addMovedAlone(moved: Map<number, number>, pairs: ReadonlyMap<number, number>): void {
    const taken = new Set([...pairs.values(), ...moved.values()]);
    const come = [...this.#after.entries()].filter(([at, block]) => !taken.has(at) && canMove(block));
    for (const [old, before] of this.#before.entries()) {
      if (pairs.has(old) || moved.has(old) || !canMove(before) || performance.now() > this.#deadline)
        continue;
      const found = come.findIndex(([, after]) => this.#isLike(before, after, SIMILAR_MOVED));
      const [now] = found < 0 ? [] : (come.splice(found, 1)[0] ?? []);
      if (now !== undefined) moved.set(old, now);
    }
  }
}
