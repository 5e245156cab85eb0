import { answerFromContent } from '../../../answers/apply-reading';
import type { Content, SharedCall } from '../../../language/calls.generated';
import { anyType } from '../../../language/static-type';
import { originalLanguage } from '../../../values/language';
import { answerBreaches, sentName } from '../../compile';
import { say } from '../../messages';
import { contentIn } from '../../overlay/content-in';
import type { LocatedJson } from '../../overlay/located-json';
import { childPointer } from '../../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonValue, shortJson } from '../../parse/json-value';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { breachInWords, checkFormula } from './answers';
import { textFindings } from './content-text';
import { screenRoutes } from './portal-routes';

/** What the answer of a content may be made of. */
const names = new Map([
  ['body', anyType],
  ['query', anyType],
]);

/** Checks the calls that the portal answers from its definitions: which calls, the answer against the contract, and formatted texts. */
export function checkContent(pack: PackUnderCheck, report: Report): void {
  const { callsPlace, portal } = pack;
  if (callsPlace === null) return;
  const routes = screenRoutes(pack);
  for (const [id, call] of Object.entries(pack.calls?.calls ?? {})) {
    const { content } = call;
    checkPageEntry(call, { pointer: `${childPointer('/calls', id)}/pageEntry`, located: callsPlace }, report);
    if (content === undefined) continue;
    const pointer = childPointer(childPointer('/calls', id), 'content');
    if (!isAnswerable(call)) {
      report('content-call', callsPlace.keySpan(pointer), {
        message: say('content-not-here', { call: id }),
        expected: say('content-of-public-call'),
        got: id,
      });
    }
    checkLanguages(content, portal?.value.languages ?? [], { pointer, located: callsPlace }, report);
    checkShape(call, content, { pointer, located: callsPlace }, report);
    for (const part of ['body', 'translations'] as const) {
      // It comes from a file of JSON.
      const value = content[part] as JsonValue | undefined;
      if (value !== undefined) checkTexts(value, { pointer: `${pointer}/${part}`, located: callsPlace }, routes, report);
    }
  }
}

// Whoever pastes a whole page of the web is told of its first faults.
const mostFindings = 10;

interface Spot {
  readonly pointer: string;
  readonly located: LocatedJson;
}

function isAnswerable({ method = 'GET', personal, signedIn, office, endpoint }: SharedCall): boolean {
  const isPublic = personal !== true && signedIn !== true;
  return method === 'GET' && isPublic && office === undefined && !endpoint.includes('{');
}

/** The entry that leads to a page is one of the list to which editors add it. */
function checkPageEntry({ response, pageEntry }: SharedCall, { pointer, located }: Spot, report: Report): void {
  if (pageEntry === undefined) return;
  const { list, entry } = pageEntry;
  const contract = Object(response.properties)[list];
  if (Object(contract).items === undefined) {
    report('content-answer', located.valueSpan(`${pointer}/list`), {
      message: say('content-lacks-list', { list }),
      expected: listNames(Object.keys(response.properties ?? {})),
      got: list,
      suggestion: nearest(list, Object.keys(response.properties ?? {})),
    });
    return;
  }
  fits(contract.items, entry, { pointer: `${pointer}/entry`, located }, report);
}

function checkLanguages({ translations = {} }: Content, languages: readonly string[], { pointer, located }: Spot, report: Report): void {
  for (const language of Object.keys(translations)) {
    if (language !== originalLanguage && languages.includes(language)) continue;
    report('content-call', located.keySpan(childPointer(`${pointer}/translations`, language)), {
      message: say('content-language', { language }),
      expected: listNames(languages.filter((known) => known !== originalLanguage)),
      got: language,
    });
  }
}

function checkShape(call: SharedCall, content: Content, { pointer, located }: Spot, report: Report): void {
  const { response } = call;
  if (content.by !== undefined) {
    checkNamed(call, content, content.by, { pointer, located }, report);
    return;
  }
  if (content.answer !== undefined) {
    // What it makes depends on what is asked; the portal answers 404 for what it cannot make.
    checkFormula(content.answer, names, `${pointer}/answer`, located, report);
    return;
  }
  const languages = [originalLanguage, ...Object.keys(content.translations ?? {}).filter((language) => language !== originalLanguage)];
  for (const language of languages) {
    const answer = answerFromContent({ endpoint: '', bodies: { [language]: contentIn(content, language) }, answer: null }, {}, language);
    const at = language === originalLanguage ? `${pointer}/body` : childPointer(`${pointer}/translations`, language);
    // What is wrong in the original is wrong in every language that takes it over.
    if (!fits(response, answer, { pointer: at, located }, report)) return;
  }
}

/** Each of several answers meets the contract by itself, in every language that says something of it. */
function checkNamed(call: SharedCall, content: Content, by: string, { pointer, located }: Spot, report: Report): void {
  const { response } = call;
  const { answer, translations = {} } = content;
  // It comes from a file of JSON.
  const body = content.body as JsonValue;
  if (answer !== undefined)
    report('content-call', located.keySpan(`${pointer}/by`), { message: say('content-by-or-answer'), expected: 'by', got: 'answer' });
  if (sentName(call, by) === null) {
    report('content-call', located.valueSpan(`${pointer}/by`), {
      message: say('content-by-not-sent', { name: by }),
      expected: say('content-by-sent', { name: by }),
      got: by,
    });
  }
  if (!isJsonObject(body)) {
    report('content-answer', located.keySpan(`${pointer}/body`), {
      message: say('content-not-named'),
      expected: say('content-by-contract'),
      got: shortJson(body),
    });
    return;
  }
  for (const name of Object.keys(body)) {
    if (!fits(response, body[name], { pointer: childPointer(`${pointer}/body`, name), located }, report)) continue;
    for (const [language, own] of Object.entries(translations)) {
      if (!Object.hasOwn(own, name)) continue;
      const translated = Object(contentIn(content, language))[name];
      fits(response, translated, { pointer: childPointer(childPointer(`${pointer}/translations`, language), name), located }, report);
    }
  }
}

function fits(response: SharedCall['response'], answer: unknown, { pointer, located }: Spot, report: Report): boolean {
  const breaches = answerBreaches(response, answer);
  for (const breach of breaches) {
    report('content-answer', located.keySpan(pointer), {
      message: say('content-breaks-contract', { breach: breachInWords(breach) }),
      expected: say('content-by-contract'),
      got: shortJson(answer as JsonValue),
    });
  }
  return breaches.length === 0;
}

function checkTexts(value: JsonValue, { pointer, located }: Spot, routes: readonly string[], report: Report): void {
  if (typeof value === 'string') {
    for (const { rule, ...details } of [...textFindings(value, routes)].slice(0, mostFindings))
      report(rule, located.valueSpan(pointer), details);
    return;
  }
  const members = isJsonList(value) ? [...value.entries()] : isJsonObject(value) ? Object.entries(value) : [];
  for (const [name, inner] of members) checkTexts(inner, { pointer: childPointer(pointer, name), located }, routes, report);
}
