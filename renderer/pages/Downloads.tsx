import type { ServiceModel } from '../../engine';
import { FileButton } from '../files/FileButton';
import { TableFileButton } from '../files/TableFileButton';

/** The files that the screen offers as a whole: quiet ones, because nobody comes for them. The main button of a screen is what it does. */
export function Downloads({ model }: { readonly model: ServiceModel }) {
  const { pdf } = model;
  if (!pdf) return null;
  // On a screen whose result was not asked for yet there is nothing to download.
  const isAskedFor = model.blocks.some((block) => !('state' in block) || block.state.status !== 'waiting');
  if (!isAskedFor) return null;
  if (pdf.tooLong === null) {
    if (!pdf.button) return null;
    return (
      <div className="downloads">
        <FileButton label={pdf.label} file={pdf.file} look="quiet" />
      </div>
    );
  }
  return (
    <div className="downloads">
      <p>{pdf.tooLong.message}</p>
      {pdf.tooLong.tables.map(({ id, title, csvName, table }) => (
        <TableFileButton
          key={id}
          kind="csv"
          title={title}
          name={csvName}
          model={table}
          order={table.ordered(table.initialSort)}
          showTitle
        />
      ))}
    </div>
  );
}
