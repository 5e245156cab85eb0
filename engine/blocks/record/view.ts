import type { ExpectedRecord } from '../../language/scenarios.generated';
import { messageOf } from '../../screen/block-model';
import type { BlockViewer } from '../../screen/block-viewer';
import type { FieldModel, RecordModel } from './model';

export const viewer: BlockViewer<RecordModel> = {
  part: 'records',
  view(block): Required<ExpectedRecord> {
    const fields = block.fields ?? [];
    return {
      title: block.title,
      titleShown: block.showTitle,
      state: block.state.status,
      message: messageOf(block.state),
      whenEmpty: block.state.status === 'ready' && block.fields === null ? block.whenEmpty : null,
      labels: fields.map(({ label }) => label),
      fields: Object.fromEntries(fields.map(({ id, cell }) => [id, cell.text])),
      links: present(fields, ({ cell }) => cell.href),
      anchors: present(fields, ({ anchor }) => anchor),
      copies: present(fields, ({ copy }) => copy),
      large: fields.filter(({ large }) => large).map(({ id }) => id),
    };
  },
};

function present(fields: readonly FieldModel[], of: (field: FieldModel) => string | null | undefined): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = of(field);
      return value === null || value === undefined ? [] : [[field.id, value] as const];
    }),
  );
}
