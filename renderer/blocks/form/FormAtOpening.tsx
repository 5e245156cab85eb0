import { useEffect, useRef, useState } from 'react';
import type { OpenForm } from '../../../engine/forms';
import { Button } from '../../controls/Button';
import { FramedNotice } from '../../controls/FramedNotice';
import { Waiting } from '../../controls/Waiting';
import { useRegionTitle } from '../frame/region-name';
import { BackButton } from './FormButtons';
import type { Sending } from './use-sending';

/**
 * A form that is sent as soon as its screen opens, for example after a link in a letter. It can be sent again if the office was not
 * reached.
 */
export function FormAtOpening({ form, sending }: { readonly form: OpenForm; readonly sending: Sending }) {
  const name = useRegionTitle(form.title);
  const [mayRetry, setMayRetry] = useState(false);
  const { send, notice, isSending } = sending;
  const isSent = useRef(false);
  const start = async () => {
    const outcome = await send();
    setMayRetry(outcome?.kind === 'failed' && outcome.mayRetry);
  };
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void latest.current();
  }, []);
  return (
    <section className="block" aria-label={name}>
      <div role="status">{notice === null ? null : <FramedNotice {...notice} />}</div>
      {isSending ? <Waiting rows={3} /> : null}
      {isSending || notice === null ? null : (
        <div className="form-buttons">
          {mayRetry ? (
            <Button look="primary" onClick={() => void start()}>
              {form.submit.label}
            </Button>
          ) : null}
          <BackButton form={form} />
        </div>
      )}
    </section>
  );
}
