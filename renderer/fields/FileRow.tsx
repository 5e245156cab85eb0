import { useEffect, useState } from 'react';
import { type FileItem, fileKinds, isFileKind } from '../../engine';
import { Button } from '../controls/Button';
import { chosenFile } from '../office/chosen-files';
import { useTranslation } from '../texts/open-texts';
import { Words } from '../texts/Words';

interface FileRowProps {
  readonly file: FileItem;
  /** From 0 to 1. */
  readonly progress: number;
  readonly readOnly: boolean;
  onRemove(): void;
  onRetry(): void;
}

/** One file: a small picture of it where the browser can draw one, its name and size, how far it is, and what can be done with it. */
export function FileRow({ file, progress, readOnly, onRemove, onRetry }: FileRowProps) {
  const { t } = useTranslation();
  const { name, sizeInWords, wrong, state } = file;
  const picture = usePicture(file);
  const isOnItsWay = state === 'sending';
  return (
    <li>
      {picture === null ? null : <img src={picture} alt="" />}
      <span>
        <bdi>{name}</bdi> <small>{sizeInWords}</small>
        {isOnItsWay ? <progress value={progress} aria-label={name} /> : null}
        {wrong === null || isOnItsWay ? null : (
          <span className="file-wrong">
            <Words text={wrong} />
          </span>
        )}
      </span>
      {readOnly ? null : (
        <>
          {state === 'failed' || state === 'refused' ? (
            <Button look="quiet" aria-label={`${t('files.retry')}: ${name}`} onClick={onRetry}>
              {t('files.retry')}
            </Button>
          ) : null}
          <Button look="quiet" aria-label={`${t(isOnItsWay ? 'files.cancel' : 'files.remove')}: ${name}`} onClick={onRemove}>
            {t(isOnItsWay ? 'files.cancel' : 'files.remove')}
          </Button>
        </>
      )}
    </li>
  );
}

const side = 96;

/** A small picture of a file, null where there is none. It is drawn once, so that a photograph of a phone is not kept in its full size. */
function usePicture({ key, kind }: FileItem): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    const file = chosenFile(key);
    if (!file || !isFileKind(kind) || !fileKinds[kind].type.startsWith('image/')) return;
    let isWanted = true;
    createImageBitmap(file, { resizeHeight: side, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const canvas = document.createElement('canvas');
        canvas.width = Math.min(bitmap.width, side * 2);
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        bitmap.close();
        if (isWanted) setPicture(canvas.toDataURL('image/jpeg', 0.7));
      },
      // Not every browser draws every kind; the name of the file says enough.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [key, kind]);
  return picture;
}
