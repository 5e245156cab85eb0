import { lazy, Suspense, useState } from 'react';
import type { FieldMoreModel } from '../../../engine/forms';
import { keyed } from '../../controls/keyed';
import { ModalDialog } from '../../controls/ModalDialog';
import { Waiting } from '../../controls/Waiting';

// What cleans the office's HTML comes only when somebody reads it.
const OfficeHtml = lazy(async () => ({ default: (await import('../content/OfficeHtml')).OfficeHtml }));

/** A button that opens a long text about a field, for example the terms. */
export function MoreText({ more }: { readonly more: FieldMoreModel | null }) {
  const [open, setOpen] = useState(false);
  if (more === null) return null;
  return (
    <>
      <button type="button" className="field-more" onClick={() => setOpen(true)}>
        {more.open}
      </button>
      {open ? (
        <ModalDialog title={more.title} onClose={() => setOpen(false)}>
          {more.html === null ? null : (
            <Suspense fallback={<Waiting rows={6} />}>
              <OfficeHtml html={more.html} />
            </Suspense>
          )}
          {keyed(more.paragraphs, (paragraph) => paragraph).map(({ key, item }) => (
            <p key={key}>{item}</p>
          ))}
        </ModalDialog>
      ) : null}
    </>
  );
}
