import type { ValidateFunction } from 'ajv';
import { conformAnswer } from '../../answers/conform-answer';
import { createEvaluator } from '../../expressions/evaluate';
import type { Contract } from '../../language/language.generated';
import type { CompiledService } from '../../pack/compiled-service';
import type { OfficeError } from '../../requests/office-call';
import { catalogueTranslator, type ScenarioSetting } from '../../scenarios';
import type { Language } from '../../values/language';
import { failure, type Result, success } from '../../values/result';
import { contractAjv } from '../compile/answer-validator';
import { compileService } from '../compile/compile-service';
import { serviceInput } from '../compile/service-input';
import { serviceSchemas } from '../compile/service-validators';
import { type ValidationSchema, validationSchema } from '../compile/validation-schema';
import { languageWith } from '../source/language-in-use';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';

const unreadable: OfficeError = { kind: 'unreadable', status: 200, kod: null, opis: null };

/** Makes answers safe to draw, by contract as JSON: compiled once for all mutants of a definition. */
export type Conformers = Map<string, (data: unknown) => Result<unknown, OfficeError>>;

/** What the scenarios of a service are run with: the service compiled as for the browser, the catalogue, and its contracts. */
export function scenarioSetting(service: LoadedService, pack: LoadedPack, conformers: Conformers = new Map()): ScenarioSetting {
  const { kinds } = pack.surroundings;
  const inUse = languageWith(kinds);
  const input = serviceInput(service, pack, inUse);
  const chunks = new Map(compileService(input, null, inUse).files);
  const compiled = new Map<Language, CompiledService>();
  const schemas = serviceSchemas(input.definition, inUse);
  const formValidators = new Map<string, ValidateFunction>();
  return {
    ...(kinds && { kinds }),
    service(language) {
      const known = compiled.get(language);
      if (known) return known;
      const chunk = [...chunks].find(([name]) => name.startsWith(`${service.slug}.${language}.`))?.[1];
      if (chunk === undefined) throw new Error(`The pack has no ${language} chunk of ${service.slug}.`);
      const made: CompiledService = JSON.parse(chunk);
      compiled.set(language, made);
      return made;
    },
    translate: (language) => catalogueTranslator({ ...pack.texts.pl, ...pack.texts[language] }, language),
    evaluator: (service, report) => createEvaluator(null, service.formulas, report),
    features: pack.portal.features ?? {},
    taxNumber: pack.portal.taxNumber ?? 'either',
    conform(sourceId, data) {
      const contract = input.definition.sources?.[sourceId]?.response;
      const key = JSON.stringify(contract) ?? '';
      const known = conformers.get(key) ?? conformer(contract);
      conformers.set(key, known);
      return known(data);
    },
    violations(formId, data) {
      const known = formValidators.get(formId) ?? validator(schemas[`form_${formId}`] ?? {});
      formValidators.set(formId, known);
      return known(data) ? [] : (known.errors ?? []);
    },
  };
}

function conformer(contract: Contract | undefined): (data: unknown) => Result<unknown, OfficeError> {
  if (!contract) return success;
  const validate = validator(validationSchema(contract));
  return (data) => {
    const conformed = conformAnswer(contract, data, validate(data) ? [] : (validate.errors ?? []));
    return conformed.ok ? success(conformed.value.data) : failure(unreadable);
  };
}

function validator(schema: ValidationSchema): ValidateFunction {
  return contractAjv({}).compile(schema);
}
