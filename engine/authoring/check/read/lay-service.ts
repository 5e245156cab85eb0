import { say } from '../../messages';
import { isJsonList, isJsonObject, type JsonValue } from '../../parse/json-value';
import type { SourceFile } from '../../parse/source-file';
import { nearest } from '../problems/nearest';
import { checkShape } from '../shape/shape-checker';
import { type LaidTexts, layFile, layTexts } from './lay-file';
import { type Layer, type ServiceFiles, startOf } from './layer';
import type { Shaped, Shaping } from './shaping';

/** A service of several layers as one. */
export interface LaidService {
  readonly slug: string;
  /** True for a screen of the portal itself, such as the login. */
  readonly isScreen: boolean;
  /** Number of the lowest layer that has it. */
  readonly born: number;
  /** The files of the layers above that one which change it. */
  readonly changedBy: readonly SourceFile[];
  /** Null when a file of it was reported. */
  readonly document: Shaped<'service.schema.json'>;
  readonly texts: LaidTexts;
}

interface ServiceToLay {
  readonly slug: string;
  /** The service as the layers below have it. */
  readonly under: LaidService | undefined;
  readonly over: ServiceFiles | undefined;
  readonly below: { readonly height: number; readonly services: ReadonlyMap<string, LaidService> };
  readonly own: Layer;
  readonly shape: Shaping;
}

/** Lays the files of a layer over a service of the layers below it. Null when there is no service for them. */
export function layService({ slug, under, over, below, own, shape }: ServiceToLay): LaidService | null {
  if (over === undefined) return under ?? null;
  const texts = layTexts(under?.texts, over.texts, shape);
  const { source } = over;
  if (!under) {
    if (source === undefined) {
      const [file] = [...over.texts.values()].filter((each) => each !== null);
      const names = [...own.services.values()].flatMap((service) => (service.source === undefined ? [] : [service.slug]));
      if (file)
        shape.report('dead-translation', file.keySpan(''), {
          message: say('texts-of-no-service', { service: slug }),
          suggestion: nearest(slug, [...names, ...below.services.keys()]),
        });
      return null;
    }
    if (source && below.height > 0 && !isServiceByItself(source)) {
      const suggestion = nearest(slug, below.services.keys());
      if (suggestion !== null || isChange(source, shape)) {
        shape.report('unknown-service', startOf(source.file), {
          message: say('change-of-no-service', { service: slug }),
          expected: say('base-or-whole-service'),
          got: slug,
          suggestion,
        });
        return { slug, isScreen: over.isScreen, born: below.height, changedBy: [], document: null, texts };
      }
    }
    const document = layFile('service.schema.json', undefined, source, shape) ?? null;
    return { slug, isScreen: over.isScreen, born: below.height, changedBy: [], document, texts };
  }
  if (source && isMixture(source, under, over, shape)) return { ...under, texts };
  const document = layFile('service.schema.json', under.document, source, shape) ?? null;
  return { ...under, changedBy: source ? [...under.changedBy, source] : under.changedBy, document, texts };
}

/** Whether a file is a service by itself. One that changes the base says only what changes, and never its slug. */
export function isServiceByItself({ value }: SourceFile): boolean {
  return isJsonObject(value) && 'slug' in value;
}

/** Whether a file has the shape of a change and not of a service, which its base may have given up. */
function isChange({ value }: SourceFile, { services }: Shaping): boolean {
  return (
    isJsonObject(value) &&
    checkShape('service-overlay.schema.json', value, services).ok &&
    !checkShape('service.schema.json', { ...value, slug: 'x' }, services).ok
  );
}

/** Reports a service that would be mixed with another one of the base pack which only happens to have the same name. */
function isMixture(source: SourceFile, under: LaidService, over: ServiceFiles, shape: Shaping): boolean {
  const { slug } = under;
  const expected = say('change-or-own-service', { service: slug });
  if (isServiceByItself(source)) {
    const message = say('service-defined-again', { service: slug });
    shape.report('duplicate-slug', source.valueSpan('/slug'), { message, expected, got: slug });
    return true;
  }
  if (under.isScreen !== over.isScreen) {
    const [has, here] = under.isScreen ? ['screens', 'services'] : ['services', 'screens'];
    shape.report('duplicate-slug', startOf(source.file), {
      message: say('service-in-other-folder', { service: slug, has, here }),
      expected: say('file-in-folder-or-other-name', { folder: has }),
      got: `${here}/${slug}`,
    });
    return true;
  }
  if (!sharesNothing(source.value, under, shape)) return false;
  const message = say('services-would-mix', { service: slug });
  shape.report('duplicate-slug', startOf(source.file), {
    message,
    expected: say('with-placed-blocks', { change: expected }),
    got: slug,
  });
  return true;
}

/** Whether something has everything that a service by itself needs but the slug, and names no block of the service under it. */
function sharesNothing(value: JsonValue, { slug, document }: LaidService, { services }: Shaping): boolean {
  if (!document || !isJsonObject(value) || !isJsonList(value.blocks)) return false;
  const known = new Set(document.value.blocks.map(({ id }) => id));
  const ids = value.blocks.flatMap((block) => (isJsonObject(block) && typeof block.id === 'string' ? [block.id] : []));
  return ids.length > 0 && !ids.some((id) => known.has(id)) && checkShape('service.schema.json', { ...value, slug }, services).ok;
}
