import type { Formula } from '../../expressions';
import { createCel } from '../../expressions/cel';
import type { ExplainedService } from '../../pack/compiled-service';
import type { Language } from '../../values/language';
import { writtenOut } from '../source/conditions';
import type { ServiceInput } from './service-input';
import { translateText } from './translate';

const cel = createCel();

/** What explanations of a service's amounts say beside its formulas, in one language. `readIn` reads formulas as the screen has them. */
export function explainedIn(
  { conditions = {}, acts, translations }: ServiceInput,
  language: Language,
  readIn: (formulas: Readonly<Record<string, Formula>>) => Readonly<Record<string, Formula>>,
): ExplainedService {
  const written = Object.entries(conditions).map(([name, { sentence, when }]) => {
    const said = translations[language]?.[`conditions.${name}.sentence`];
    return { name, sentence: said === undefined ? sentence : translateText(sentence, said), when: writtenOut(when, conditions) };
  });
  const formulas = readIn(Object.fromEntries(written.map(({ name, when }) => [name, cel.read(when)])));
  return {
    acts: acts?.[language] ?? {},
    conditions: written.flatMap(({ name, sentence }) => {
      const when = formulas[name];
      return when === undefined ? [] : [{ sentence, when }];
    }),
  };
}
