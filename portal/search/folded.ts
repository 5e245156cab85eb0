// Letters that Unicode does not take apart into a base and a mark.
const whole: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' };
const marks = /\p{M}/gu;
const unlike = /[łßøæœđ]/g;
// Ukrainian writes its apostrophe in three ways, and many leave it out.
const apostrophes = /['’ʼ`]/g;

/** A word as the search compares it: small letters without marks, so that "Śmieci" and "smieci" are the same. */
export function folded(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(unlike, (letter) => whole[letter] ?? letter)
    .replace(apostrophes, '');
}

const shortest = 5;
const ending = 3;

/** The beginning of a long word that its inflected forms share: "podatkiem" and "podatek" begin with the same letters. */
export function beginning(word: string): string {
  return word.slice(0, Math.max(shortest, word.length - ending));
}
