import { type Language, originalLanguage } from '../../../values/language';
import type { SourceFile } from '../../parse/source-file';
import type { Report } from '../problems/problem';
import type { TextFiles } from './layer';
import { type BaseShape, type Shaped, type Shaping, shapeFile } from './shaping';

/** Texts by language; null stands for a file that was reported. */
export type LaidTexts = ReadonlyMap<Language, Shaped<'texts.schema.json'>>;

/** A document with the file of the layer over it. */
export function layFile<Name extends BaseShape>(
  name: Name,
  under: Shaped<Name> | undefined,
  over: SourceFile | null | undefined,
  shape: Shaping,
): Shaped<Name> | undefined {
  if (over === undefined) return under;
  return over && shapeFile(name, under, over, shape);
}

/** Texts by language with those of the layer over them. */
export function layTexts(under: LaidTexts | undefined, over: TextFiles | undefined, shape: Shaping): LaidTexts {
  const languages = new Set<Language>([...(under?.keys() ?? []), ...(over?.keys() ?? [])]);
  return new Map(
    [...languages].map((language) => {
      const document = layFile('texts.schema.json', under?.get(language), over?.get(language), shape) ?? null;
      const isOriginal = language === originalLanguage;
      return [language, document && !isOriginal ? shape.memory.recall(withoutEmpty, shape.report, document) : document];
    }),
  );
}

type Texts = NonNullable<Shaped<'texts.schema.json'>>;

/** A translation that is empty is none yet. */
function withoutEmpty(_report: Report, texts: Texts): Texts {
  const { value } = texts;
  const said = Object.entries(value).filter(([, entry]) => entry !== '');
  return said.length === Object.keys(value).length ? texts : { ...texts, value: Object.fromEntries(said) };
}
