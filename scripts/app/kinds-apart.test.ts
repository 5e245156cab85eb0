import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRareControl } from '../../engine';
import { controlFields } from '../../engine/kinds/control-fields.generated';
import { rules } from '../../engine/rules';
import { root } from '../package/package-root';
import { kindsApart } from './kinds-apart';

const engine = join(root, 'engine');

/** The module as the app has it. */
function transformed(path: string): string {
  const { transform } = kindsApart(engine);
  const file = join(root, path);
  const code = readFileSync(file, 'utf8');
  if (typeof transform !== 'function') throw new Error('The plugin transforms modules.');
  const given: unknown = Reflect.apply(transform, {}, [code, file]);
  return typeof given === 'string' ? given : code;
}

describe('kinds of the app', () => {
  it('stay in the registries when most screens have them; all others come with what draws them', () => {
    const blocks = transformed('engine/kinds/block-resolvers.generated.ts');
    expect(blocks).toContain('  text: textKind,');
    expect(blocks).toContain("from '../blocks/notice/resolve'");
    for (const kind of ['chart', 'form', 'hours', 'table', 'widget']) expect(blocks).not.toContain(kind);
    const controls = transformed('engine/kinds/control-fields.generated.ts');
    expect(controls.match(/: \w+Kind,/g)).toEqual([': choiceKind,']);

    expect(transformed('renderer/blocks/hours/HoursBlock.tsx')).toContain("Object.assign($kinds, { 'hours': $resolver });");
    expect(transformed('renderer/fields/OtherField.tsx')).toContain(`/engine/controls/number/field';`);
    for (const path of ['renderer/blocks/notice/NoticeBlock.tsx', 'renderer/blocks/frame/BlockFrame.tsx', 'engine/blocks/hours/resolve.ts'])
      expect(transformed(path)).toBe(readFileSync(join(root, path), 'utf8'));
  });

  it('bring what works out rare controls with what draws them, and the rules with most fields', () => {
    const usual = transformed('renderer/fields/OtherField.tsx');
    const rare = transformed('renderer/fields/RareField.tsx');
    for (const [name, { names }] of Object.entries(controlFields)) {
      const isThere = (code: string) => code.includes(`/engine/controls/${name}/field';`);
      const isRare = names.every(isRareControl);
      expect([name, isThere(usual), isThere(rare)]).toEqual([name, name !== 'choice' && !isRare, isRare]);
    }
    expect(transformed('engine/rules/rules.generated.ts')).not.toContain('nip');
    expect(usual).toContain(`import { nip } from '${engine}/rules/nip';`);
    expect(usual.match(/^ {2}[\w'-]+(?:: \w+)?,$/gm)?.length).toBeGreaterThanOrEqual(Object.keys(rules).length);
  });
});
