import type { ServiceModel } from '../../engine';
import { FileButton } from '../office/FileButton';

/** The files that the screen offers as a whole. */
export function Downloads({ model }: { readonly model: ServiceModel }) {
  const { pdf } = model;
  if (!pdf) return null;
  // On a screen whose result was not asked for yet there is nothing to download.
  const isAskedFor = model.blocks.some((block) => !('state' in block) || block.state.status !== 'waiting');
  if (!isAskedFor) return null;
  return (
    <div className="downloads">
      <FileButton label={pdf.label} file={pdf.file} look={model.apply === null ? 'primary' : 'secondary'} />
    </div>
  );
}
