import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** How the time of a match may grow with the text: each reading of a stretch that can be had in two ways is tried. */
export type PatternCost = 'linear' | 'quadratic' | 'exponential';

/** A bounded repetition of up to this many times does not count as a loop: its number of ways is small, however long the text. */
const fewTimes = 30;
/** Copies that stand for a bounded repetition; two would do to find two ways through it, three are for good measure. */
const copies = 3;

/** Sample characters: whatever distinguishes two patterns is among these, or at the ends of the patterns' own ranges. */
const samples = [...Array(0x80).keys(), 0x85, 0xa0, 0xe9, 0x200b, 0x2028, 0x202f, 0x3042, 0xfeff, 0x1f3fa];

type Letters = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;
interface Free {
  readonly to: number;
  /** False for what asks a condition first, such as `$`. */
  readonly isSure: boolean;
  /** For a repetition, with its state: this step leads to its first pass, into a pass, or back from one. */
  readonly loop?: readonly ['comes' | 'enters' | 'returns', number];
}
interface Step { readonly on: bigint; readonly to: number }

/** The pattern as a machine whose every way is tried one after the other, as engines do. */
class Machine {
  readonly free: Free[][] = [];
  readonly steps: Step[][] = [];
  /** Patterns that look ahead or behind: they are matched again wherever the search arrives. */
  readonly inner: AST.Alternative[][] = [];
  readonly any: bigint;
  readonly #letters = new Map<string, bigint>();

  constructor(readonly flags: AST.Flags, readonly alphabet: readonly string[]) {
    this.any = (1n << BigInt(alphabet.length)) - 1n;
  }

  state(): number {
    this.steps.push([]);
    return this.free.push([]) - 1;
  }

  go(from: number, to: number, isSure = true, loop?: Free['loop']): void {
    this.free[from]!.push({ to, isSure, loop });
  }

  read(from: number, on: bigint, to = this.state()): number {
    this.steps[from]!.push({ on, to });
    return to;
  }

  lettersOf({ raw }: Letters): bigint {
    let mask = this.#letters.get(raw);
    if (mask === undefined) {
      const { ignoreCase, unicode, unicodeSets, dotAll } = this.flags;
      const one = new RegExp(`^${raw}$`, `${ignoreCase ? 'i' : ''}${dotAll ? 's' : ''}${unicodeSets ? 'v' : unicode ? 'u' : ''}`);
      mask = this.alphabet.reduce((all, letter, at) => (one.test(letter) ? all | 1n << BigInt(at) : all), 0n);
      this.#letters.set(raw, mask);
    }
    return mask;
  }

  /** Adds alternatives; `isStart`: whether `^` holds here. */
  either(alternatives: readonly AST.Alternative[], from: number, isStart: boolean): number {
    const end = this.state();
    for (const { elements } of alternatives) {
      this.go(elements.reduce((at, element) => this.element(element, at, isStart), from), end);
    }
    return end;
  }

  element(node: AST.Element, from: number, isStart: boolean): number {
    switch (node.type) {
      case 'Group': case 'CapturingGroup': return this.either(node.alternatives, from, isStart);
      case 'Quantifier': return this.repeat(node, from, isStart);
      case 'Assertion': {
        const to = this.state();
        if (node.kind === 'lookahead' || node.kind === 'lookbehind') this.inner.push(node.alternatives);
        if (node.kind !== 'start' || this.flags.multiline || isStart) this.go(from, to, node.kind === 'start' && !this.flags.multiline);
        return to;
      }
      case 'Backreference': return this.read(from, this.any);
      default: return this.read(from, this.lettersOf(node));
    }
  }

  repeat({ element, min, max }: AST.Quantifier, from: number, isStart: boolean): number {
    let at = from;
    for (let time = 0; time < Math.min(min, copies); time += 1) at = this.element(element, at, isStart);
    const end = this.state();
    if (max > fewTimes) {
      const [loop, once] = [this.state(), this.state()];
      this.go(at, loop, true, ['comes', loop]);
      this.go(loop, once, true, ['enters', loop]);
      this.go(this.element(element, once, isStart), loop, true, ['returns', loop]);
      this.go(loop, end);
      return end;
    }
    for (let time = min; time < Math.min(max, min + copies); time += 1) {
      this.go(at, end);
      at = this.element(element, at, isStart);
    }
    this.go(at, end);
    return end;
  }
}

/** Where a state leads by one letter, as often as there are ways to it without one. Engines repeat nothing that took no letter. */
function waysOf(machine: Machine, state: number): Step[] {
  const found: Step[] = [];
  const visit = (at: number, entered: ReadonlySet<number>) => {
    found.push(...machine.steps[at]!);
    for (const { to, loop: [does, loop] = ['', -1] } of machine.free[at]!) {
      if (does === 'returns' && entered.has(loop)) continue;
      const inside = new Set(entered);
      if (does === 'enters') inside.add(loop);
      if (does === 'comes') inside.delete(loop);
      visit(to, inside);
    }
  };
  visit(state, new Set());
  return found;
}

/** Whether the match is complete here, whatever comes: then nothing is tried again. */
function isSureOf(machine: Machine, state: number, goal: number): boolean {
  const seen = new Set([state]);
  for (const at of seen) {
    if (at === goal) return true;
    for (const { to, isSure } of machine.free[at]!) if (isSure) seen.add(to);
  }
  return false;
}

function reachable(ways: readonly Step[][], from: number): Set<number> {
  const seen = new Set<number>();
  const queue = ways[from]!.map(({ to }) => to);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    queue.push(...ways[at]!.map(({ to }) => to));
  }
  return seen;
}

/** Whether one text leads from each of `from` to its place in `to`, all at the same time. */
function leadsTogether(ways: readonly Step[][], from: readonly number[], to: readonly number[], mayPass: (states: readonly number[]) => boolean): boolean {
  const goal = to.join();
  const seen = new Set<string>();
  const queue: (readonly number[])[] = [from];
  for (let states = queue.pop(); states; states = queue.pop()) {
    let next: { on: bigint; to: number[] }[] = [{ on: -1n, to: [] }];
    for (const state of states) {
      next = next.flatMap(({ on, to: reached }) => ways[state]!
        .filter(way => (way.on & on) !== 0n).map(way => ({ on: way.on & on, to: [...reached, way.to] })));
    }
    for (const { to: reached } of next) {
      const name = reached.join();
      if (name === goal) return true;
      if (seen.has(name) || !mayPass(reached)) continue;
      seen.add(name);
      queue.push(reached);
    }
  }
  return false;
}

function costOfMachine(machine: Machine, alternatives: readonly AST.Alternative[]): PatternCost {
  const start = machine.state();
  const goal = machine.either(alternatives, start, true);
  if (!machine.flags.sticky) {
    // A search begins again at every place: a loop over any letters before the pattern.
    const later = machine.state();
    machine.read(start, machine.any, later);
    machine.read(later, machine.any, later);
    machine.go(machine.either(alternatives, later, false), goal);
  }
  const states = machine.free.map((_, state) => state);
  const ways = states.map(state => waysOf(machine, state));
  const reach = states.map(state => reachable(ways, state));
  const loops = states.filter(state => reach[state]!.has(state) && (state === start || reach[start]!.has(state)));
  const unsure = loops.filter(state => !isSureOf(machine, state, goal));
  const together = (one: number, other: number) => reach[one]!.has(other) && reach[other]!.has(one);

  for (const state of unsure) {
    const inside = ways[state]!.filter(({ to }) => together(state, to));
    const isTwice = inside.some((way, at) => inside.some((other, place) => place < at && (way.on & other.on) !== 0n
      && (way.to === other.to || leadsTogether(ways, [way.to, other.to], [state, state], reached => reached.every(one => together(state, one))))));
    if (isTwice) return 'exponential';
  }
  for (const last of unsure) {
    for (const first of loops) {
      if (first === last || !reach[first]!.has(last)) continue;
      const mayPass = ([one, between, other]: readonly number[]) =>
        together(first, one!) && together(last, other!) && (between === last || reach[between!]!.has(last));
      if (leadsTogether(ways, [first, first, last], [first, last, last], mayPass)) return 'quadratic';
    }
  }
  return 'linear';
}

/** The ends of every range that a pattern names, and what lies just beyond them. */
function endsIn(raw: string): number[] {
  return [...raw].map(letter => letter.codePointAt(0)!).concat([...raw.matchAll(/\\u\{?([\da-f]{4,6})|\\x([\da-f]{2})/gi)]
    .map(([, long, short]) => Number.parseInt((long ?? short)!, 16))).flatMap(code => [code - 1, code, code + 1]).filter(code => code >= 0 && code <= 0x10ffff);
}

/** The worst that a text can do to a pattern, as engines that go back and try again match it. */
export function patternCost({ source, flags: letters }: Pick<RegExp, 'source' | 'flags'>): PatternCost {
  const parser = new RegExpParser();
  const flags = parser.parseFlags(letters);
  const { alternatives } = parser.parsePattern(source, 0, source.length, { unicode: flags.unicode, unicodeSets: flags.unicodeSets });
  const alphabet = [...new Set([...samples, ...endsIn(source)])].map(code => String.fromCodePoint(code));
  const rank: PatternCost[] = ['linear', 'quadratic', 'exponential'];
  const waiting: (readonly AST.Alternative[])[] = [alternatives];
  let worst = 0;
  for (const one of waiting) {
    const machine = new Machine(flags, alphabet);
    worst = Math.max(worst, rank.indexOf(costOfMachine(machine, one)));
    waiting.push(...machine.inner.filter(each => !waiting.includes(each)));
  }
  return rank[worst]!;
}
