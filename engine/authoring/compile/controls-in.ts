import { type FormMember, membersOf } from '../../forms/form-field';
import type { Block, ServiceDefinition } from '../../language/language.generated';
import type { LanguageInUse } from '../source/language-in-use';

/** The names of the controls that the params of a service and the fields of its forms have. `blocks`: those of all its blocks. */
export function controlsIn(
  { params = {} }: Pick<ServiceDefinition, 'params'>,
  blocks: readonly Block[],
  { kinds, authoring }: Pick<LanguageInUse, 'kinds' | 'authoring'>,
): readonly string[] {
  const ofFields = (members: readonly FormMember[]): readonly string[] =>
    members.flatMap(({ setting, members: inner }) => (inner === null ? [setting.control] : ofFields(inner)));
  const ofForms = blocks.flatMap((block) => {
    const form = authoring[block.block]?.form?.(block);
    return form === undefined ? [] : ofFields(membersOf(form, kinds.controls));
  });
  return [...new Set([...Object.values(params).map(({ control }) => control), ...ofForms])];
}
