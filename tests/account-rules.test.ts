// Every form of an account against every rule in its definition, in the engine: which field gets which message. The browser's part (the
// field is marked, the summary gets the focus, typed values stay) is in account-forms.spec.ts, once for each form.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioSetting } from '../engine/authoring';
import { allBlocks } from '../engine/authoring/compile';
import { runScenario } from '../engine/scenarios';
import { definitions } from './draw-service';

type Typed = Readonly<Record<string, string | boolean>>;

interface FormCases {
  readonly address?: Readonly<Record<string, string>>;
  readonly config?: Readonly<Record<string, boolean>>;
  readonly answers?: Readonly<Record<string, { readonly data: object }>>;
  readonly good: Typed;
  /** The broken rule, by the id of a check or as `<field> required`. */
  readonly broken: Readonly<Record<string, { readonly typed: Typed; readonly told: readonly [field: string, message: string] }>>;
}

const corpus: Readonly<Record<string, FormCases>> = JSON.parse(readFileSync('tests/account-rules.json', 'utf8'));

/** The rules of every form that is sent to the calls of accounts, by screen and form. */
function rulesInDefinitions(): Readonly<Record<string, readonly string[]>> {
  const forms = definitions.services.flatMap(({ slug, definition }) =>
    allBlocks(definition.blocks).flatMap((block) => {
      if (block.block !== 'form' || !block.submit.endpoint?.startsWith('/uzytkownicy/')) return [];
      const required = (block.schema?.required ?? []).map((field) => `${field} required`);
      return [[`${slug}/${block.id}`, [...required, ...(block.checks ?? []).map(({ id }) => id)]] as const];
    }),
  );
  return Object.fromEntries(forms.filter(([, rules]) => rules.length > 0));
}

async function problemsOf(place: string, typed: Typed): Promise<unknown> {
  const [slug = '', form = ''] = place.split('/');
  const service = definitions.services.find((one) => one.slug === slug);
  const { good, broken: _, ...given } = corpus[place] ?? { good: {}, broken: {} };
  if (!service) throw new Error(`There is no screen ${slug}.`);
  const forms = { [form]: { typed: { ...good, ...typed } } };
  const subject = { kind: 'person', pesel: '44051401359' } as const;
  const { view } = await runScenario({ name: place, expect: {}, subject, ...given, forms }, {}, scenarioSetting(service, definitions));
  return view.forms?.[form]?.problems;
}

describe('the forms of an account', () => {
  it('have a case for every rule, and no case for a rule that is not there', () => {
    const cases = Object.fromEntries(Object.entries(corpus).map(([place, { broken }]) => [place, Object.keys(broken).sort()]));
    const rules = Object.fromEntries(Object.entries(rulesInDefinitions()).map(([place, names]) => [place, [...names].sort()]));
    expect(cases).toEqual(rules);
    expect(Object.values(rules).flat().length).toBeGreaterThan(40);
  });

  it.each(Object.keys(corpus))('%s: nothing is wrong when all is filled in as asked', async (place) => {
    expect(await problemsOf(place, {})).toEqual([]);
  });

  const cases = Object.entries(corpus).flatMap(([place, { broken }]) =>
    Object.entries(broken).map(([rule, { typed, told }]) => ({ place, rule, typed, told })),
  );

  it.each(cases)('$place: $rule is told at its field', async ({ place, typed, told }) => {
    expect(await problemsOf(place, typed)).toContainEqual([...told]);
  });
});
