import { hexOf, lightOf, partsOf } from './contrast';

/** A mixture as `color-mix(in oklab, …)` of CSS makes it. `share`: of the first colour, from 0 to 1. */
export function mixedColour(one: string, share: number, other: string): string {
  const [first, second] = [labOf(one), labOf(other)];
  return ofLab(first.map((part, index) => part * share + (second[index] ?? 0) * (1 - share)));
}

// Oklab by Björn Ottosson, https://bottosson.github.io/posts/oklab/; the matrices are those of CSS Color 4.
const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const fromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const fromCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

function labOf(colour: string): readonly number[] {
  return times(toLab, times(toCones, partsOf(colour).map(lightOf)).map(Math.cbrt));
}

function ofLab(lab: readonly number[]): string {
  const light = times(
    fromCones,
    times(fromLab, lab).map((cone) => cone ** 3),
  );
  return hexOf(light.map((share) => 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)));
}

function times(matrix: readonly (readonly number[])[], vector: readonly number[]): readonly number[] {
  return matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0));
}
