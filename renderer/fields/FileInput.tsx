import './file-input.css';
import { type ChangeEvent, useRef, useState } from 'react';
import type { FileModel } from '../../engine';
import { useTranslation } from '../texts/open-texts';
import { FieldFrame } from './FieldFrame';
import { FileRow } from './FileRow';
import { describedBy, type FieldProps, fieldId } from './field-props';
import { useFiles } from './use-files';

/** Files: a list of those that were put in, and below it what takes more, from a dialog, from a camera, or dropped. */
export function FileInput({ id, field, problem, onChange, onLeave, note, children }: FieldProps<FileModel>) {
  const { t } = useTranslation();
  const { label, hint, required, readOnly, limits, most, accept, camera } = field;
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const files = useFiles(field, onChange, ({ name, state }) => {
    if (state !== 'sending') setSaid(t(state === 'ready' ? 'files.sent' : `files.${state}`, { name }));
  });
  const words = [hint, limits].filter((part) => part !== null).join(' ');
  const isOpen = !readOnly && field.files.length < most;
  const take = async (chosen: readonly File[]) => {
    try {
      const { added, left } = await files.add(chosen);
      const full = left.length === 0 ? '' : t('files.tooMany', { count: most, names: namesOf(left) });
      setTrouble(full);
      setSaid([...added.map(({ name }) => t('files.added', { name })), full].join(' '));
    } catch {
      // A file that was moved or deleted after it was chosen.
      const unread = t('files.unread', { name: namesOf(chosen) });
      setTrouble(unread);
      setSaid(unread);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    if (chosen.length > 0) void take(chosen);
  };
  const described = describedBy(id, words, problem, note);
  return (
    <FieldFrame {...{ id, label, problem, required }} hint={words} kind="group">
      {field.files.length === 0 ? null : (
        <ul className="file-list">
          {field.files.map((file, index) => (
            <FileRow
              key={file.key || `${index}${file.name}`}
              {...{ file, readOnly }}
              progress={files.progress.get(file.key) ?? 0}
              onRetry={() => files.retry(file)}
              onRemove={() => {
                files.remove(file);
                setSaid(t('files.removed', { name: file.name }));
                requestAnimationFrame(() => chooser.current?.focus());
              }}
            />
          ))}
        </ul>
      )}
      {isOpen ? (
        <div className="file-drop">
          <input
            ref={chooser}
            id={fieldId(id)}
            type="file"
            multiple={most > 1}
            accept={accept}
            aria-describedby={described}
            aria-invalid={problem !== null}
            onChange={choose}
            onBlur={onLeave}
          />
          <label className="button button-secondary" htmlFor={fieldId(id)}>
            {t('files.add')}
            <span className="visually-hidden">: {label}</span>
          </label>
          {camera ? (
            <span className="file-camera">
              <input
                id={`${fieldId(id)}-camera`}
                className="visually-hidden"
                type="file"
                accept="image/*"
                capture="environment"
                aria-describedby={described}
                onChange={choose}
              />
              <label className="button button-secondary" htmlFor={`${fieldId(id)}-camera`}>
                {t('files.camera')}
                <span className="visually-hidden">: {label}</span>
              </label>
            </span>
          ) : null}
          <span className="file-hint" aria-hidden="true">
            {t('files.drop')}
          </span>
        </div>
      ) : null}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {trouble === '' ? null : <p className="file-wrong">{trouble}</p>}
      {children}
    </FieldFrame>
  );
}

const namedAtMost = 5;

/** The names of files, not more than can be read. */
function namesOf(files: readonly File[]): string {
  const names = files.slice(0, namedAtMost).map(({ name }) => name);
  return [...names, ...(files.length > namedAtMost ? [`+${files.length - namedAtMost}`] : [])].join(', ');
}
