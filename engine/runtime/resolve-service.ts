import type { Evaluate } from '../expressions';
import type { CompiledService } from '../pack/compiled-service';
import { leadsNowhere, startPage } from '../pack/service-route';
import type { ScreenContext } from '../screen/context';
import type { ServiceInputs } from '../screen/field-model';
import { allBlocks, resolverOf } from '../screen/held-blocks';
import { optionalWords, type Screen, variantOf, words } from '../screen/screen';
import type { ServiceModel } from '../screen/service-model';
import type { Sources } from '../screen/source-state';
import { isLanguage, type Language, originalLanguage } from '../values/language';
import { planScreen, type ScreenPlan } from './plan-screen';
import { resolveBlocks } from './resolve-blocks';
import { resolvePdf } from './resolve-pdf';
import { fieldProblems, leaveOf } from './resolve-source';
import { shownParams } from './shown-params';

/**
 * Works out a whole screen from its definition, the inputs and what the office answered so far. It is a pure function: the caller sends
 * what `demands` asks for, and calls again when an answer is there.
 */
export function resolveService(
  service: CompiledService,
  inputs: ServiceInputs,
  sources: Sources,
  evaluate: Evaluate,
  context: ScreenContext,
): ServiceModel {
  return resolveScreen(planScreen(service, inputs, sources, evaluate, context));
}

/** Works out what a screen shows, once it is known how far its params, sources and values are. */
export function resolveScreen(plan: ScreenPlan): ServiceModel {
  const { screen, demands, away } = plan;
  const { definition } = screen.service;
  const problems = fieldProblems(screen, demands);
  // Nothing is drawn of a screen that lacks what it was to be opened with: a form that sends itself would send it.
  const blocks = away === null ? resolveBlocks(screen, definition.blocks) : [];
  return {
    language: languageOf(screen),
    titleLanguage: titleLanguageOf(screen),
    polish: screen.polish,
    title: headingOf(screen) ?? words(screen, variantOf(screen)?.title ?? definition.title),
    intro: optionalWords(screen, definition.intro),
    params: shownParams(screen, blocks).map((model) => ({ ...model, problem: model.problem ?? problems[model.id] ?? null })),
    inBlocks: allBlocks(screen.kinds, definition.blocks).flatMap((block) => resolverOf(screen.kinds, block).paramsDrawn?.(block) ?? []),
    apply: optionalWords(screen, definition.apply?.label),
    demands,
    blocks,
    pdf: resolvePdf(plan, blocks),
    leave: toScreen(away ?? leaveOf(screen, demands), screen),
  };
}

/** Whoever must leave for a screen that the portal does not have goes to its start. */
function toScreen(leave: ServiceModel['leave'], { context }: Screen): ServiceModel['leave'] {
  return leave !== null && leadsNowhere(leave.goTo, context) ? { ...leave, goTo: startPage } : leave;
}

// A page whose texts nobody has translated is in Polish, whatever the office answers.
function languageOf(screen: Screen): Language {
  const { definition, untranslated } = screen.service;
  if (untranslated === true) return originalLanguage;
  const given = definition.language === undefined ? null : screen.evaluate(definition.language, screen.scope);
  return isLanguage(given) ? given : screen.context.language;
}

/** A title of the definition is in the language of the page, whatever the office answers. */
function titleLanguageOf(screen: Screen): Language {
  const { definition, untranslated } = screen.service;
  if (untranslated === true) return originalLanguage;
  if (headingOf(screen) === null) return screen.context.language;
  const given = definition.headingLanguage === undefined ? null : screen.evaluate(definition.headingLanguage, screen.scope);
  return isLanguage(given) ? given : languageOf(screen);
}

function headingOf(screen: Screen): string | null {
  const { heading } = screen.service.definition;
  const given = heading === undefined ? null : screen.evaluate(heading, screen.scope);
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : null;
}
