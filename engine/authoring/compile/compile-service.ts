import type { Block, ServiceDefinition, Variant } from '../../language/language.generated';
import type { CompiledService } from '../../pack/compiled-service';
import type { PackEntry } from '../../pack/pack-index';
import { routeOfService, routeOfVariant } from '../../pack/service-route';
import { contentHash } from '../../values/content-hash';
import type { Language } from '../../values/language';
import type { LanguageInUse } from '../source/language-in-use';
import { allBlocks } from './all-blocks';
import { dependenciesOf } from './dependencies';
import { runtimeDefinition } from './runtime-definition';
import type { ServiceInput } from './service-input';
import { plainText, sentencesWithout, textPlaces, translateDefinition } from './translate';

/** The files of one service and its entry in the index of each language. */
export interface ServiceFiles {
  readonly files: readonly (readonly [name: string, content: string])[];
  readonly entries: Readonly<Partial<Record<Language, PackEntry>>>;
}

/** Compiles one service into a chunk for each language. `validators` is the code of its validators, null when it validates nothing. */
export function compileService(input: ServiceInput, validators: string | null, inUse: LanguageInUse): ServiceFiles {
  const { slug } = input.definition;
  const validatorsFile = validators === null ? null : ([`${slug}.validators.${contentHash(validators)}.js`, validators] as const);
  const definition = runtimeDefinition(input.definition, inUse);
  const places = textPlaces(definition, inUse);
  const dependencies = dependenciesOf(definition, inUse);
  const sameInAllLanguages = {
    route: routeOfService(definition),
    ...dependencies,
    blockKinds: drawnKinds(allBlocks(definition.blocks, inUse.kinds), dependencies.reads),
    ...(Object.keys(input.calls).length > 0 && { calls: input.calls }),
    file: input.file,
    lines: input.lines,
    formulaLines: input.formulaLines,
    validators: validatorsFile?.[0] ?? null,
  };
  const files: (readonly [string, string])[] = validatorsFile ? [validatorsFile] : [];
  const entries: Partial<Record<Language, PackEntry>> = {};
  for (const language of input.languages) {
    const texts = input.translations[language] ?? {};
    const translated = translateDefinition(definition, places, texts);
    const isUntranslated = language !== 'pl' && places.length > 0 && Object.keys(texts).length === 0;
    const polish = language === 'pl' || isUntranslated ? [] : sentencesWithout(definition, places, texts);
    const chunk = JSON.stringify({
      definition: translated,
      language,
      ...(isUntranslated && { untranslated: true }),
      ...(polish.length > 0 && { polish }),
      ...sameInAllLanguages,
    } satisfies CompiledService);
    const hash = contentHash(chunk);
    files.push([`${slug}.${language}.${hash}.json`, chunk]);
    entries[language] = entryOf(translated, hash);
  }
  return { files, entries };
}

function entryOf(definition: ServiceDefinition, hash: string): PackEntry {
  const { slug, title, group, serviceId, access, variants } = definition;
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
 * The kinds of block that a screen may draw: those of its blocks, and notices, which take the place of a block whose condition could not be
 * evaluated.
 */
export function drawnKinds(blocks: readonly Block[], reads: CompiledService['reads']): readonly string[] {
  const mayNeedNotice = blocks.some(({ id }) => (reads[`visible:${id}`] ?? []).length > 0);
  return [...new Set([...blocks.map(({ block }) => block), ...(mayNeedNotice ? ['notice'] : [])])];
}
