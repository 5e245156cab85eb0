// Six digits of 11 bits hold a 64-bit number: three from each half, the last one of a half 10 bits wide.
const digitBits = 11;
const buckets = 1 << digitBits;
const digitsPerHalf = 3;
// So few rows are compared in less time than the passes take over their empty buckets.
const few = 256;

/**
 * Sorts row positions by a number of each row, ascending and stable. A radix sort over the bits of the numbers: six linear passes,
 * of which those without differences are skipped, where a comparing sort of 100 000 rows calls its comparer 1.7 million times.
 */
export function radixOrder(rows: Uint32Array, numbers: Float64Array): Uint32Array {
  if (rows.length <= few) {
    // The difference of two equal infinities is no number.
    const places = Uint32Array.from(rows.keys()).sort((left, right) => (numbers[left] ?? 0) - (numbers[right] ?? 0) || 0);
    return places.map((place) => rows[place] ?? 0);
  }
  const halves = orderedHalves(numbers);
  let from = new Uint32Array(rows.length);
  let to = new Uint32Array(rows.length);
  for (let place = 0; place < from.length; place += 1) from[place] = place;
  for (const half of halves) {
    for (let digit = 0; digit < digitsPerHalf; digit += 1) {
      if (!scatter(half, digit * digitBits, from, to)) continue;
      [from, to] = [to, from];
    }
  }
  for (let place = 0; place < to.length; place += 1) to[place] = rows[from[place] ?? 0] ?? 0;
  return to;
}

// IEEE 754 numbers order like integers once the sign bit is flipped for positive and every bit for negative numbers.
function orderedHalves(numbers: Float64Array): readonly [low: Uint32Array, high: Uint32Array] {
  const view = new DataView(new ArrayBuffer(8));
  const low = new Uint32Array(numbers.length);
  const high = new Uint32Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) {
    // Adding 0 turns -0 into 0, so that both are equal.
    view.setFloat64(0, (numbers[place] ?? 0) + 0);
    const top = view.getUint32(0);
    const rest = view.getUint32(4);
    const negative = top >>> 31 === 1;
    high[place] = negative ? ~top : top ^ 0x80000000;
    low[place] = negative ? ~rest : rest;
  }
  return [low, high];
}

/** One pass: moves the places into the order of this digit, keeping the order among equals; false, and nothing moved, when all are equal. */
function scatter(half: Uint32Array, shift: number, from: Uint32Array, to: Uint32Array): boolean {
  const starts = new Uint32Array(buckets);
  for (let place = 0; place < half.length; place += 1) {
    const digit = ((half[place] ?? 0) >>> shift) & (buckets - 1);
    starts[digit] = (starts[digit] ?? 0) + 1;
  }
  let start = 0;
  for (let digit = 0; digit < buckets; digit += 1) {
    const count = starts[digit] ?? 0;
    if (count === half.length) return false;
    starts[digit] = start;
    start += count;
  }
  for (let index = 0; index < from.length; index += 1) {
    const place = from[index] ?? 0;
    const digit = ((half[place] ?? 0) >>> shift) & (buckets - 1);
    const next = starts[digit] ?? 0;
    to[next] = place;
    starts[digit] = next + 1;
  }
  return true;
}
