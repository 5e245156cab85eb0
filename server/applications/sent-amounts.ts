import { createEvaluator, type FormBlock, type Language, type PlainDate, planScreen, screenContext } from '../../engine';
import { explanationLines, openExplanations } from '../../engine/explanations';
import { explainSent } from '../../engine/forms';
import { openFurtherFunctions } from '../../engine/further-functions';
import type { SentLine } from '../database/file-tables';
import type { PublishedPack } from '../publishing/published-pack';

openFurtherFunctions();
openExplanations();

/** A form of a pack, in a language, on the day on which it was sent. */
interface SentOn {
  readonly pack: PublishedPack;
  readonly slug: string;
  readonly block: FormBlock;
  readonly language: Language;
  readonly today: PlainDate;
}

/** How the amounts of a form came about that explain themselves, by their names in what was sent. */
export function sentAmounts(
  { pack, slug, block, language, today }: SentOn,
  content: Readonly<Record<string, unknown>>,
): Readonly<Record<string, SentLine>> {
  const service = pack.service(slug, language);
  if (service === null) return {};
  const { features } = pack.index(language);
  const context = screenContext(pack.index(language), pack.translate(language), {
    today,
    config: features,
    ...(pack.kinds && { kinds: pack.kinds }),
  });
  const evaluate = createEvaluator(null, service.formulas);
  const { screen } = planScreen(service, { typed: {}, applied: null }, {}, evaluate, context);
  const explained = Object.entries(explainSent(screen, block, content));
  return Object.fromEntries(
    explained.map(([name, explanation]) => [name, { label: explanation.question, value: explanationLines(explanation).join('\n') }]),
  );
}
