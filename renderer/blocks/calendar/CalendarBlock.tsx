import './calendar.css';
import { type BlockModelOf, calendarFile, safeFileName } from '../../../engine';
import { Button } from '../../controls/Button';
import { keyed } from '../../controls/keyed';
import { saveFile } from '../../files/save-file';
import { Words } from '../../texts/Words';
import { BlockFrame } from '../frame/BlockFrame';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { useRegionName } from '../frame/region-name';

const linesWhileWaiting = 4;

/** Days that come, by month, with the ways into the resident's own calendar. */
export function CalendarBlock({ block, level, retry }: BlockProps<'calendar'>) {
  const id = `${block.id}-title`;
  const name = useRegionName(block.title, id);
  return (
    <BlockFrame state={block.state} rows={linesWhileWaiting} retry={retry}>
      {() => (
        <section className="block" {...name}>
          <Heading level={level} id={id}>
            {block.title}
          </Heading>
          {block.next === null ? null : (
            <p className="calendar-next">
              <Words text={block.next} />
            </p>
          )}
          {block.months.length === 0 ? <p className="empty">{block.whenEmpty}</p> : <Months months={block.months} level={level} />}
          <Ways block={block} />
        </section>
      )}
    </BlockFrame>
  );
}

function Months({ months, level }: Pick<BlockModelOf<'calendar'>, 'months'> & Pick<BlockProps<'calendar'>, 'level'>) {
  const Month = level === 2 ? 'h3' : 'h4';
  return (
    <div className="calendar-months">
      {months.map(({ month, label, days }) => (
        <div key={month}>
          <Month className="calendar-month">{label}</Month>
          <dl className="calendar-days">
            {days.map(({ day, label: dayLabel, titles }) => (
              <div key={day}>
                <dt>
                  <time dateTime={day}>{dayLabel}</time>
                </dt>
                {keyed(titles, (title) => title).map(({ key, item }) => (
                  <dd key={key}>
                    <Words text={item} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Ways({ block: { entries, file, subscription } }: Pick<BlockProps<'calendar'>, 'block'>) {
  const save = (fileName: string) => {
    const text = calendarFile(entries, { now: new Date(), origin: location.origin });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${safeFileName(fileName)}.ics`);
  };
  if (file === null && subscription === null) return null;
  return (
    <p className="calendar-ways">
      {file === null ? null : (
        <Button look="secondary" onClick={() => save(file.fileName)}>
          {file.label}
        </Button>
      )}
      {subscription === null ? null : (
        <a href={`webcal://${location.host}${subscription.path}${chosenInAddress()}`}>{subscription.label}</a>
      )}
    </p>
  );
}

/** What stands in the address for the screen: how a table is sorted or searched has a full stop in its name, and is not of the days. */
function chosenInAddress(): string {
  const query = new URLSearchParams(location.search);
  for (const name of [...query.keys()]) if (name.includes('.')) query.delete(name);
  query.set('lang', document.documentElement.lang);
  return `?${query}`;
}
