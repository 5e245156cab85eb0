/** What a command ends with. */
export const exitCodes = {
  /** It did what was asked. */
  done: 0,
  /** It did, and found what has to be put right: errors in definitions, a file that is out of date. */
  found: 1,
  /** It was started in a way that it does not know. */
  misused: 2,
  /** It could not do what was asked. */
  failed: 3,
} as const;

/** Why a command does not do what was asked, in words for the person who started it. */
export class Refusal extends Error {
  readonly exitCode: number = exitCodes.failed;
}

/** A command was started in a way that it does not know. */
export class Misuse extends Refusal {
  override readonly exitCode = exitCodes.misused;
}

/** A command found what has to be put right first. */
export class Finding extends Refusal {
  override readonly exitCode = exitCodes.found;
}
