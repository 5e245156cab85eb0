import './hours.css';
import { useEffect, useState } from 'react';
import { type OpeningHours, officeTimeZone, openingAt, openingWords } from '../../../engine';
import { keyed } from '../../controls/keyed';
import { useTranslation } from '../../texts/open-texts';
import { BlockFrame } from '../frame/BlockFrame';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { useRegionName } from '../frame/region-name';

/** When the office is open, and whether it is now. */
export function HoursBlock({ block, level, retry }: BlockProps<'hours'>) {
  return (
    <BlockFrame state={block.state} rows={6} retry={retry}>
      {() => (block.places.length === 0 && block.whenEmpty === null ? null : <Hours block={block} level={level} />)}
    </BlockFrame>
  );
}

function Hours({ block, level }: Pick<BlockProps<'hours'>, 'block' | 'level'>) {
  const { t } = useTranslation();
  const id = `${block.id}-title`;
  const name = useRegionName(block.title, id);
  const moment = useMinute();
  return (
    <section className="block" {...name}>
      <Heading level={level} id={id} hidden={false}>
        {block.title}
      </Heading>
      {block.places.length === 0 ? <p className="empty">{block.whenEmpty}</p> : null}
      <div className="hours-places">
        {keyed(block.places, (place) => place.name).map(({ key, item: { name: place, hours, lines } }) => (
          <div key={key} className="hours-place">
            <table className="hours">
              <caption>{place}</caption>
              <tbody>
                {lines.map(({ days, times }) => (
                  <tr key={days}>
                    <th scope="row">{days}</th>
                    <td>{times}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Now hours={hours} moment={moment} />
          </div>
        ))}
      </div>
      {block.closed.length === 0 ? null : (
        <p>
          {t('hours.closedDays')} {block.closed.map(({ day, reason }) => (reason === '' ? day : `${day} (${reason})`)).join(', ')}
        </p>
      )}
    </section>
  );
}

function Now({ hours, moment }: { readonly hours: OpeningHours; readonly moment: number }) {
  const { t, language } = useTranslation();
  const opening = openingAt(hours, moment, officeTimeZone);
  return (
    <p className="hours-now" data-open={opening.isOpen}>
      {openingWords(opening, { language: language, translate: (key, values = {}) => t(key, values) })}
    </p>
  );
}

const minute = 60_000;

/** The moment, anew each minute. */
function useMinute(): number {
  const [moment, setMoment] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setMoment(Date.now()), minute);
    return () => clearInterval(clock);
  }, []);
  return moment;
}
