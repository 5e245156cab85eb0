import { calendarFile, safeFileName } from '../../../engine';
import { Button } from '../../controls/Button';
import { saveFile } from '../../files/save-file';
import type { BlockProps } from '../frame/nested-blocks';

/** A link that saves days for the resident's own calendar; nothing while there are none. */
export function DatesBlock({ block: { entries, label, fileName } }: BlockProps<'dates'>) {
  if (entries.length === 0) return null;
  const save = () => {
    const file = calendarFile(entries, { now: new Date(), origin: location.origin });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${safeFileName(fileName)}.ics`);
  };
  return (
    <p className="block downloads">
      <Button look="quiet" onClick={save}>
        {label}
      </Button>
    </p>
  );
}
