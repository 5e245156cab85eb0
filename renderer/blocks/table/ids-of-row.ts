import type { BlockModel } from '../../../engine';

/**
 * The blocks in the details of a row with ids of their own: several rows may be open, and an element's id may stand on a page once. An
 * anchor would lead to the first of them only, so it is left out.
 */
export function withIdsOfRow(blocks: readonly BlockModel[], rowKey: string): readonly BlockModel[] {
  const suffix = rowKey.replaceAll(/[^a-zA-Z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}`);
  const rename = (block: BlockModel): BlockModel => {
    const id = `${block.id}-${suffix}`;
    switch (block.block) {
      case 'section':
        return { ...block, id, anchor: null, blocks: block.blocks.map(rename) };
      case 'form':
        return { ...block, id, form: block.form === null ? null : { ...block.form, id } };
      case 'record':
        return { ...block, id, anchor: null, fields: block.fields?.map((field) => ({ ...field, anchor: null })) ?? null };
      case 'notice':
      case 'text':
      case 'content':
      case 'links':
        return { ...block, id, anchor: null };
      default:
        return { ...block, id };
    }
  };
  return blocks.map(rename);
}
