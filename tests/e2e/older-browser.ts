// The oldest browsers that the portal is made for (`scripts/app/oldest-browsers.ts`), as far as a browser of today can stand in for one.

/** What Safari 15.4, Chrome 109 or Firefox 115 lacks. Functions that a script may use where they are there are not among them. */
const younger: Readonly<Record<string, readonly string[]>> = {
  Array: ['fromAsync'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'Uint8Array.prototype.__proto__': ['toReversed', 'toSorted', 'with'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  AbortSignal: ['any', 'timeout'],
  'Document.prototype': ['startViewTransition'],
  Intl: ['DurationFormat', 'Segmenter'],
  'Iterator.prototype': ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'],
  Map: ['groupBy'],
  Math: ['sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  ReadableStream: ['from'],
  'ReadableStream.prototype': ['values'],
  RegExp: ['escape'],
  'Set.prototype': ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
};

/** A script that takes these away from a page before anything else runs in it. */
export const withoutYounger = [
  ...Object.entries(younger).map(([holder, names]) => {
    const root = holder.split('.')[0];
    return `if (globalThis.${root}) for (const name of ${JSON.stringify(names)}) delete ${holder}[name];`;
  }),
  'delete ReadableStream.prototype[Symbol.asyncIterator];',
].join('\n');

/** A script that makes a browser one in which the portal cannot open: it lacks what those of 2022 had. */
export const tooOld = 'delete Object.hasOwn;';
