import { isExpression } from '../../../expressions';
import { say } from '../../messages';
import type { LocatedJson } from '../../overlay/located-json';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { screenRoutes } from './portal-routes';

// The portal itself leads from here to its start page.
const root = '/';

/** Checks the addresses that screens go to. */
export function checkRoutes(pack: PackUnderCheck, report: Report): void {
  const { portal, complete, isBase } = pack;
  const known = screenRoutes(pack);
  // As long as something is left out, an address may be one of its.
  eachService(pack, report, checkRoutesOf, complete ? known : null, isBase);
  if (portal)
    for (const address of addressesIn(portal.located.value, '')) {
      // The addresses of the shell have rules of their own.
      if (address.pointer.startsWith('/shell/')) continue;
      // What a layer leaves out takes with it what leads there from the layers below: no page has such a link.
      const mustBeThere = complete && !isBase(portal.located.valueSpan(address.pointer).place.file);
      checkAddress(address, portal.located, mustBeThere ? known : null, report);
    }
}

function checkRoutesOf(report: Report, service: CheckedService, known: readonly string[] | null, isBase: PackUnderCheck['isBase']): void {
  const { located } = service;
  const forms = saidOfBlocks(service, ({ form }) => form);
  for (const address of addressesIn(located.value, '')) {
    // The screen to which a form goes must be there when it was sent.
    const ofForm = forms.some((form) => address.pointer.startsWith(`${form.pointer}/`));
    const mustBeThere = ofForm || !isBase(located.valueSpan(address.pointer).place.file);
    checkAddress(address, located, mustBeThere ? known : null, report);
  }
}

function checkAddress({ address, pointer }: Address, located: LocatedJson, known: readonly string[] | null, report: Report): void {
  if (leadsOutside(address)) {
    report('route-outside', located.valueSpan(pointer), {
      message: say('address-leads-outside'),
      expected: say('address-inside'),
      got: address.slice(0, 80),
    });
  } else if (known && pathOf(address) !== root && !known.includes(pathOf(address))) {
    report('unknown-route', located.valueSpan(pointer), {
      message: say('no-screen-at', { route: address }),
      got: address,
      suggestion: nearest(address, [root, ...known]),
    });
  }
}

const addressNames = new Set(['goTo', 'route', 'otherwise']);

interface Address {
  readonly address: string;
  readonly pointer: string;
}

/** Literal addresses. `otherwise` is an address beside `schema` and in the values of the address, and a text elsewhere. */
function addressesIn(value: unknown, pointer: string): Address[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => addressesIn(item, childPointer(pointer, index)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = childPointer(pointer, name);
    const isAddress = addressNames.has(name) && (name !== 'otherwise' || 'schema' in value || pointer.startsWith('/address/'));
    if (isAddress && typeof member === 'string') {
      return isExpression(member) || member === 'services' || isLink(value, member) ? [] : [{ address: member, pointer: at }];
    }
    return name === 'response' || name === 'schema' ? [] : addressesIn(member, at);
  });
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** A link of a list may lead to another site; an action of a row hands data over, so it stays inside. */
function isLink(holder: object, address: string): boolean {
  return address.startsWith('https://') && !('action' in holder);
}

/** Browsers read `//host`, `/\host` and `/<TAB>/host` as addresses of other sites. */
function leadsOutside(address: string): boolean {
  return (
    !address.startsWith('/') || address.startsWith('//') || /[\\\s]/.test(address) || [...address].some((character) => character < ' ')
  );
}
