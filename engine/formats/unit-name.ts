const names = new Map([
  ['m2', 'm²'],
  ['m3', 'm³'],
]);

/** The unit as it is written for people: m2 is m²; every other unit stays as it is. */
export function unitName(code: string): string {
  return names.get(code) ?? code;
}
