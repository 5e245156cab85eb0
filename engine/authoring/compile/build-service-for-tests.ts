import { standardKinds } from '../../kinds/standard-kinds';
import type { ServiceDefinition } from '../../language/language.generated';
import type { CompiledService } from '../../pack/compiled-service';
import type { ScreenContext } from '../../screen/context';
import type { Translate } from '../../values/language';
import { standardLanguage } from '../source/language-in-use';
import { allBlocks } from './all-blocks';
import { drawnKinds } from './compile-service';
import { controlsIn } from './controls-in';
import { dependenciesOf } from './dependencies';

/** For tests: a definition compiled without files, translations and validators. */
export function buildService(definition: Partial<ServiceDefinition> & Pick<ServiceDefinition, 'blocks'>): CompiledService {
  const whole: ServiceDefinition = { slug: 'proba', title: 'Próba', group: 'proby', ...definition };
  const dependencies = dependenciesOf(whole);
  const blocks = allBlocks(whole.blocks);
  return {
    definition: whole,
    language: 'pl',
    route: `/uslugi/${whole.slug}`,
    ...dependencies,
    blockKinds: drawnKinds(blocks, dependencies.reads, standardKinds),
    controls: controlsIn(whole, blocks, standardLanguage),
    file: 'services/proba.json',
    lines: {},
    formulaLines: {},
    validators: null,
  };
}

const showKey: Translate = (key, values) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`);

/** For tests: a visitor's context in Polish on 21 November 2026, with text keys instead of texts. */
export function buildContext(change: Partial<ScreenContext> = {}): ScreenContext {
  return {
    today: '2026-11-21',
    timeZone: 'Europe/Warsaw',
    language: 'pl',
    translate: showKey,
    config: {},
    taxNumber: 'either',
    subject: null,
    signedIn: (change.subject ?? null) !== null,
    user: null,
    state: {},
    variant: null,
    ...change,
  };
}
