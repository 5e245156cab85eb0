// Letters that Unicode does not take apart into a base and a mark.
const whole: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' };
const marks = /\p{M}/gu;
const unlike = /[łßøæœđ]/g;
// Ukrainian writes its apostrophe in three ways, and many leave it out.
const apostrophes = /['’ʼ`]/g;
const beyondAscii = /[^ -~]/;

/** A text as a search compares it: small letters without marks, so that "Śmieci" and "smieci" are the same. */
export function foldedText(text: string): string {
  const small = text.toLowerCase();
  if (!beyondAscii.test(small)) return small.replace(apostrophes, '');
  return small
    .normalize('NFD')
    .replace(marks, '')
    .replace(unlike, (letter) => whole[letter] ?? letter)
    .replace(apostrophes, '');
}
