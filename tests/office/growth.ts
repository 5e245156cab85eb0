/** How doubling the input changed the CPU time, in milliseconds. */
export interface Growth {
  readonly half: number;
  readonly whole: number;
  readonly grows: boolean;
}

/** A step below this is harmless whatever its growth, and too short to measure. */
const floor = 60;
const mostGrowth = 2.3;
const repeats = 20;

/**
 * Measures whether the work of a step grows faster than its input. It counts CPU time, so that other programs on the machine do not matter,
 * and takes the smallest of several measurements, which was disturbed least.
 */
export async function growthOf(step: (size: number) => Promise<unknown>, size: number): Promise<Growth> {
  const first = await costOf(step, size);
  if (first < floor) return { half: first, whole: first, grows: false };
  // One slow measurement with half the input, such as the first before the code is compiled, must not hide growth.
  let half = await costOf(step, size / 2);
  let whole = first;
  for (let left = repeats; left > 0; left -= 1) {
    half = Math.min(half, await costOf(step, size / 2));
    whole = Math.min(whole, await costOf(step, size));
    if (whole < floor || whole <= mostGrowth * half) return { half, whole, grows: false };
  }
  return { half, whole, grows: true };
}

async function costOf(step: (size: number) => Promise<unknown>, size: number): Promise<number> {
  const before = process.cpuUsage();
  await step(Math.floor(size));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
