import { createEvaluator, type FormBlock, type Language, type PlainDate, planScreen, screenContext } from '../../engine';
import { openExplanations } from '../../engine/explanations';
import { type SentForm, sentValues } from '../../engine/forms';
import { openFurtherFunctions } from '../../engine/further-functions';
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

/** A form on its screen with what was sent in it. Nothing is asked of the office for it. */
export function openSent({ pack, slug, block, language, today }: SentOn, body: SentForm['body']): SentForm | null {
  const service = pack.service(slug, language);
  if (service === null) return null;
  const index = pack.index(language);
  const kinds = pack.kinds && { kinds: pack.kinds };
  const context = screenContext(index, pack.translate(language), { today, config: index.features, ...kinds });
  const { screen } = planScreen(service, { typed: {}, applied: null }, {}, createEvaluator(null, service.formulas), context);
  return { id: block.id, screen, definition: block, sent: sentValues(block, body), body };
}
