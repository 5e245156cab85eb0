import { mainOffice } from '../../../pack/answer-reading';
import { say } from '../../messages';
import type { LocatedJson } from '../../overlay/located-json';
import { childPointer } from '../../parse/json-pointer';
import { isJsonObject } from '../../parse/json-value';
import { eachService } from '../pack/each-service';
import { fileName } from '../pack/office-files';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';

/** Checks the offices of portal.json, and that every call goes to one of them. */
export function checkOffices(pack: PackUnderCheck, report: Report): void {
  const { portal } = pack;
  if (!portal) return;
  const offices = portal.value.offices ?? [];
  for (const [index, { id, url }] of offices.entries()) {
    if ((url === undefined) === (id === mainOffice)) continue;
    const at = `/offices/${index}`;
    report('office-address', url === undefined ? portal.located.keySpan(at) : portal.located.valueSpan(`${at}/url`), {
      message: id === mainOffice ? say('main-office-address') : say('office-without-address', { office: id }),
      expected: id === mainOffice ? say('no-url') : say('url-of-variable', { variable: id.toUpperCase().replaceAll('-', '_') }),
    });
  }
  checkLacked(pack, portal, report);
  const known = [...new Set([mainOffice, ...offices.map(({ id }) => id)])];
  eachService(pack, report, checkNamedIn, pack.memory.same('offices', known));
  if (pack.callsPlace) checkNamed(pack.callsPlace, known, report);
}

function checkLacked({ services }: PackUnderCheck, portal: NonNullable<PackUnderCheck['portal']>, report: Report): void {
  for (const [index, { id, lacksFiles = [] }] of (portal.value.offices ?? []).entries())
    for (const [place, endpoint] of lacksFiles.entries()) {
      if (services.some(({ files }) => files.includes(fileName({ office: id, endpoint })))) continue;
      const known = [...new Set(services.flatMap(({ files }) => files))].filter((name) => name.startsWith(`${id} `));
      report('lacked-file', portal.located.valueSpan(`/offices/${index}/lacksFiles/${place}`), {
        message: say('no-such-file', { endpoint, office: id }),
        expected: say('file-of-definition'),
        got: endpoint,
        suggestion: nearest(
          endpoint,
          known.map((name) => name.slice(id.length + 1)),
        ),
      });
    }
}

function checkNamedIn(report: Report, { located }: CheckedService, known: readonly string[]): void {
  checkNamed(located, known, report);
}

/** Every `office` beside an endpoint, wherever it stands. */
function checkNamed(located: LocatedJson, known: readonly string[], report: Report): void {
  const visit = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, childPointer(pointer, index));
    if (!isJsonObject(value)) return;
    const { endpoint, office } = value;
    if (typeof endpoint === 'string' && typeof office === 'string' && !known.includes(office)) {
      report('unknown-office', located.valueSpan(`${pointer}/office`), {
        message: say('no-office', { office }),
        expected: listNames(known),
        got: office,
        suggestion: nearest(office, known),
      });
    }
    for (const [name, member] of Object.entries(value))
      if (name !== 'response' && name !== 'schema' && name !== 'answerSample') visit(member, childPointer(pointer, name));
  };
  visit(located.value, '');
}
