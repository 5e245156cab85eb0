import type { PatternProgram } from './pattern-program';

/** Says whether a text has a part that matches, in time that grows with the text and no faster. */
export interface Matcher {
  test(text: string): boolean;
}

/** Where the machine stands before a character: steps that may go on, what came before, and where each next character leads. */
interface MatcherState {
  readonly before: 'start' | 'word' | 'other';
  readonly steps: readonly number[];
  readonly next: Map<string, MatcherState | boolean>;
}

/**
 * Makes the machine of a pattern. It follows all ways at once, so that it never goes back in the text, and remembers where it has been.
 * The code is also written into the modules of validators (`matcher-source.generated.ts`), so it needs nothing from outside.
 */
export function createMatcher(program: PatternProgram): Matcher {
  // What is remembered is bounded; a text that leads to more states only makes it forget.
  const mostStates = 1000;
  const classes = new Map<string, RegExp>();
  const isWord = (character: string): boolean => /^\w$/.test(character);
  let states = new Map<string, MatcherState>();

  function stateOf(before: MatcherState['before'], steps: readonly number[]): MatcherState {
    const key = `${before} ${steps.join(' ')}`;
    const known = states.get(key);
    if (known) return known;
    if (states.size >= mostStates) states = new Map();
    const state: MatcherState = { before, steps, next: new Map() };
    states.set(key, state);
    return state;
  }

  function takes(source: string, character: string): boolean {
    const known = classes.get(source) ?? new RegExp(`^(?:${source})$`, 'u');
    classes.set(source, known);
    return known.test(character);
  }

  /** Where a state leads with a character; the empty text stands for the end. True when the pattern has matched. */
  function follow(state: MatcherState, character: string): MatcherState | boolean {
    const open = [...state.steps];
    const seen = new Set<number>(open);
    const after = new Set<number>();
    const go = (to: number): void => {
      if (seen.has(to)) return;
      seen.add(to);
      open.push(to);
    };
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const step = program[place];
      if (step === undefined || 'done' in step) return true;
      if ('ways' in step) for (const way of step.ways) go(way);
      else if ('take' in step) {
        if (character !== '' && takes(step.take, character)) after.add(place + 1);
      } else {
        const isEdge = (state.before === 'word') !== isWord(character);
        const holds = { '^': state.before === 'start', $: character === '', '\\b': isEdge, '\\B': !isEdge };
        if (holds[step.at]) go(place + 1);
      }
    }
    if (character === '') return false;
    // A match may begin at every character.
    return stateOf(
      isWord(character) ? 'word' : 'other',
      [...after.add(0)].sort((left, right) => left - right),
    );
  }

  return {
    test(text) {
      let state = stateOf('start', [0]);
      for (const character of `${text}`) {
        let next = state.next.get(character);
        if (next === undefined) {
          next = follow(state, character);
          state.next.set(character, next);
        }
        if (typeof next === 'boolean') return next;
        state = next;
      }
      return follow(state, '') === true;
    },
  };
}
