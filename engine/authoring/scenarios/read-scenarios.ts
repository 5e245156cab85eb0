import type { ScenarioFile } from '../../language/scenarios.generated';
import type { Language } from '../../values/language';
import { listNames, nearest } from '../check/problems/nearest';
import { collectProblems, type Problem, type Report } from '../check/problems/problem';
import { fileRole } from '../check/read/file-role';
import { checkSchemaName } from '../check/read/schema-name';
import { checkShape } from '../check/shape/shape-checker';
import { say } from '../messages';
import { parseFile } from '../parse/parse-file';
import type { SourceFile } from '../parse/source-file';
import type { DefinitionFiles, LoadedPack } from '../source/loaded-pack';

/** The scenarios of one service with the way to their places. */
export interface ServiceScenarios {
  readonly slug: string;
  readonly file: ScenarioFile;
  readonly source: SourceFile;
}

/** The scenarios of a folder, and what is wrong with their files. */
export interface ReadScenarios {
  readonly services: readonly ServiceScenarios[];
  readonly problems: readonly Problem[];
  sourceOf(file: string): string | null;
}

/**
 * Reads the scenario files of a definitions folder. They belong to this folder alone: an overlay has its own, or none.
 * `pack` is what the folder's definitions make; null while they have errors.
 */
export function readScenarios(files: DefinitionFiles, pack: Pick<LoadedPack, 'services' | 'portal'> | null): ReadScenarios {
  const slugs = (pack?.services ?? []).map(({ slug }) => slug);
  const { report, list } = collectProblems();
  const texts = new Map<string, string>();
  const services: ServiceScenarios[] = [];
  for (const [path, bytes] of [...files].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const role = fileRole(path);
    if (role.kind !== 'scenarios') continue;
    const { source, failures, text } = parseFile(path, bytes);
    texts.set(path, text);
    for (const { rule, span, ...details } of failures) report(rule, span, details);
    if (!source) continue;
    checkSchemaName(report, source, role.kind);
    const outcome = checkShape('scenarios.schema.json', source.value);
    if (!outcome.ok) {
      for (const { rule, pointer, at, ...details } of outcome.findings) {
        report(rule, at === 'name' ? source.keySpan(pointer) : source.valueSpan(pointer), details);
      }
    } else if (slugs.length > 0 && !slugs.includes(role.slug)) {
      const message = say('scenarios-of-no-service', { service: role.slug });
      report('unknown-file', source.keySpan(''), { message, suggestion: nearest(role.slug, slugs) });
    } else {
      if (pack) checkLanguages(outcome.value, source, pack.portal.languages, report);
      services.push({ slug: role.slug, file: outcome.value, source });
    }
  }
  return { services, problems: list(), sourceOf: (file) => texts.get(file) ?? null };
}

function checkLanguages({ given, scenarios }: ScenarioFile, source: SourceFile, offered: readonly Language[], report: Report): void {
  const places = [
    ['/given/language', given?.language] as const,
    ...scenarios.map(({ language }, index) => [`/scenarios/${index}/language`, language] as const),
  ];
  for (const [pointer, language] of places) {
    if (language === undefined || offered.includes(language)) continue;
    report('unknown-language', source.valueSpan(pointer), {
      message: say('language-not-offered', { language }),
      expected: listNames(offered),
      got: language,
      suggestion: nearest(language, offered),
    });
  }
}
