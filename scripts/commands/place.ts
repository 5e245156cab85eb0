import { defineCommand } from '../command-line/command';
import { definitionsOption } from '../command-line/description';
import { runProgram } from '../command-line/run-program';

/** `okienko place` */
export const place = defineCommand({
  name: 'place',
  help: `Says what an editor asks about a place in a definition file, which is a JSON pointer such as /blocks/0/columns/1/format:
  describe FILE PATH          what stands there and may stand there, and which layer says so
  complete FILE PATH [TEXT]   what fits at the end of a text that is being typed, a formula for example
  evaluate FILE PATH FORMULA  what a formula gives there for sample values of the contracts
  used-by FILE PATH           what reads or names it; also used-by format:money for a thing without a file
  find WORDS                  where residents read these words
  fix [FILE]                  how the problems that have a suggestion are mended
FILE is named below the definitions folder, a file of a layer below with the name of that layer before it. Exit code 1: there is no such
place, or nothing can be said of it.`,
  words: { name: 'WORD', least: 1, most: 4 },
  options: {
    definitions: definitionsOption,
    json: { type: 'boolean', help: 'the answer as data instead of text' },
    language: { type: 'string', value: 'en|pl', default: 'en', help: 'the language of the answer' },
    cursor: { type: 'string', value: 'NUMBER', help: 'for complete: place of the cursor in TEXT, counted from 0, by default its end' },
    apply: { type: 'boolean', help: 'for fix: writes the changes into the files' },
  },
  run: async (values, { print }, words) => await (await import('../place/answer-place')).answerPlace(values, words, print),
});

await runProgram(import.meta.filename, place);
