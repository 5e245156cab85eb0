import type { Formula } from '../../expressions';
import { type DatedPeriods, withPeriods } from '../../expressions/dated-value';
import { standardKinds } from '../../kinds/standard-kinds';
import type { Block, ServiceDefinition, Variant } from '../../language/language.generated';
import type { CompiledService } from '../../pack/compiled-service';
import type { PackEntry, SearchWords } from '../../pack/pack-index';
import { routeOfService, routeOfVariant } from '../../pack/service-route';
import { spareBlock } from '../../screen/held-blocks';
import type { Kinds } from '../../screen/kinds';
import { contentHash } from '../../values/content-hash';
import type { Language } from '../../values/language';
import type { LanguageInUse } from '../source/language-in-use';
import { allBlocks } from './all-blocks';
import { serviceAnswers, serviceSendings } from './answer-readings';
import { controlsIn } from './controls-in';
import { dependenciesOf } from './dependencies';
import { withExplanations } from './explained-blocks';
import { explainedIn } from './explained-service';
import { callsFurther, inLanguage } from './further-calls';
import { plannedBreaks } from './planned-breaks';
import { runtimeDefinition } from './runtime-definition';
import { searchWords } from './search-words';
import type { ServiceInput } from './service-input';
import { plainText, sentencesWithout, textPlaces, translateDefinition } from './translate';

/** The files of one service and its entry in the index of each language. */
export interface ServiceFiles {
  readonly files: readonly (readonly [name: string, content: string])[];
  readonly entries: Readonly<Partial<Record<Language, PackEntry>>>;
  /** What the search finds of it. */
  readonly found: Readonly<Partial<Record<Language, readonly SearchWords[]>>>;
}

/** Compiles one service into a chunk for each language. `validators` is the code of its validators, null when it validates nothing. */
export function compileService(input: ServiceInput, validators: string | null, inUse: LanguageInUse): ServiceFiles {
  const { slug } = input.definition;
  const validatorsFile = validators === null ? null : ([`${slug}.validators.${contentHash(validators)}.js`, validators] as const);
  const definition = runtimeDefinition(input.definition, inUse);
  const places = textPlaces(definition, inUse);
  const explaining = withExplanations(definition, inUse);
  const dependencies = dependenciesOf(explaining, inUse);
  const answers = serviceAnswers(input.definition, inUse);
  const sendings = serviceSendings(input.definition);
  const blocks = allBlocks(explaining.blocks, inUse.kinds);
  const drawn = blocks.flatMap((block) => inUse.authoring[block.block]?.draws?.(block) ?? []);
  const explains = blocks.some((block) => (inUse.authoring[block.block]?.explains?.(block) ?? []).length > 0);
  const parts = blocks.flatMap((block) => (inUse.authoring[block.block]?.parts?.(block) ?? []).map((part) => `${block.block}/${part}`));
  const sameInAllLanguages = {
    route: routeOfService(definition),
    ...dependencies,
    blockKinds: [...new Set([...drawnKinds(blocks, dependencies.reads, inUse.kinds), ...drawn])],
    ...(parts.length > 0 && { blockParts: [...new Set(parts)] }),
    controls: controlsIn(definition, blocks, inUse),
    ...(Object.keys(input.calls).length > 0 && { calls: input.calls }),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(Object.keys(sendings).length > 0 && { sendings }),
    ...(callsFurther([dependencies.formulas, answers, sendings, input.calls]) && { furtherFunctions: true as const }),
    file: input.file,
    lines: input.lines,
    formulaLines: input.formulaLines,
    validators: validatorsFile?.[0] ?? null,
  };
  const files: (readonly [string, string])[] = validatorsFile ? [validatorsFile] : [];
  const entries: Partial<Record<Language, PackEntry>> = {};
  const found: Partial<Record<Language, readonly SearchWords[]>> = {};
  for (const language of input.languages) {
    const texts = input.translations[language] ?? {};
    const translated = translateDefinition(definition, places, texts);
    const isUntranslated = language !== 'pl' && places.length > 0 && Object.keys(texts).length === 0;
    const polish = language === 'pl' || isUntranslated ? [] : sentencesWithout(definition, places, texts);
    found[language] = searchWords(translated);
    const readIn = (formulas: Readonly<Record<string, Formula>>) =>
      inLanguage(withDated(formulas, input.dated?.[language]), { language, currency: input.currency[language] ?? 'zł' });
    const chunk = JSON.stringify({
      definition: withoutSearchWords(withExplanations(translated, inUse)),
      language,
      ...(isUntranslated && { untranslated: true }),
      ...(polish.length > 0 && { polish }),
      ...sameInAllLanguages,
      formulas: readIn(dependencies.formulas),
      ...(explains && { explained: explainedIn(input, language, readIn) }),
    } satisfies CompiledService);
    const hash = contentHash(chunk);
    files.push([`${slug}.${language}.${hash}.json`, chunk]);
    entries[language] = entryOf(translated, hash);
  }
  return { files, entries, found };
}

function withDated(formulas: Readonly<Record<string, Formula>>, dated: DatedPeriods | undefined): Readonly<Record<string, Formula>> {
  if (dated === undefined) return formulas;
  return Object.fromEntries(Object.entries(formulas).map(([text, formula]) => [text, withPeriods(formula, dated)]));
}

/** A definition as a screen needs it: by which words residents look for it stands in the file of the search. */
function withoutSearchWords(definition: ServiceDefinition): ServiceDefinition {
  const { alsoKnownAs: _own, variants, ...rest } = definition;
  return { ...rest, ...(variants && { variants: variants.map(({ alsoKnownAs: _further, ...variant }) => variant) }) };
}

function entryOf(definition: ServiceDefinition, hash: string): PackEntry {
  const { slug, title, group, serviceId, access, breaks, variants } = definition;
  const route = routeOfService(definition);
  return {
    slug,
    title: plainText(title),
    ...(group !== undefined && { group }),
    hash,
    ...(serviceId !== undefined && { serviceId }),
    route,
    ...(access?.protected && { protected: true }),
    ...(access?.subject && access.subject !== 'any' && { subject: access.subject }),
    ...(access?.restricted && { restricted: true }),
    ...(access?.flag !== undefined && { flag: access.flag }),
    ...plannedBreaks(breaks, ({ reason = '' }) => plainText(reason)),
    ...(variants?.length && { variants: variants.map((variant) => variantEntry(variant, route)) }),
  };
}

function variantEntry(variant: Variant, serviceRoute: string): NonNullable<PackEntry['variants']>[number] {
  return {
    id: variant.id,
    route: routeOfVariant(serviceRoute, variant),
    title: plainText(variant.title),
    ...(variant.serviceId !== undefined && { serviceId: variant.serviceId }),
  };
}

/**
 * The kinds that a screen draws of these blocks: their own, and that which stands for a block whose condition could not be had, or whose kind
 * is a project's and throws.
 */
export function drawnKinds(blocks: readonly Block[], reads: CompiledService['reads'], kinds: Kinds): readonly string[] {
  const mayFail = ({ id, block }: Block) => (reads[`visible:${id}`] ?? []).length > 0 || !Object.hasOwn(standardKinds.blocks, block);
  const spare = blocks.filter(mayFail).slice(0, 1);
  const names = [...blocks.map(({ block }) => block), ...spare.map(({ id }) => spareBlock(kinds, id, { status: 'waiting' }).kind)];
  return [...new Set(names)];
}
