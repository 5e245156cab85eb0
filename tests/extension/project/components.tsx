import { BlockFrame, type BlockProps, blockPart, type FieldProps, fieldId, type MoreComponents } from 'okienko/widget';
import type { SliderModel, StarsModel } from './kinds';
import './project.css';

function Stars({ block, retry }: BlockProps<'stars'>) {
  return (
    <BlockFrame state={block.state} rows={1} retry={retry}>
      {() => <DrawnStars {...block} />}
    </BlockFrame>
  );
}

function DrawnStars({ label, count }: Pick<StarsModel, 'label' | 'count'>) {
  if (count === 0) throw new Error('no stars to draw');
  return (
    <p className="stars">
      {label}:{' '}
      <span role="img" aria-label={`${count} z 5 gwiazdek`}>
        {'★'.repeat(count)}
      </span>
    </p>
  );
}

function Slider({ field, problem, onChange, onLeave }: FieldProps<SliderModel>) {
  const id = fieldId(field.id);
  return (
    <div className="field">
      <label htmlFor={id}>{`${field.label}: ${field.place}`}</label>
      <input
        id={id}
        type="range"
        max={field.most}
        value={field.place}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      {problem === null ? null : <p id={`${id}-problem`}>{problem}</p>}
    </div>
  );
}

export default {
  blocks: { stars: blockPart(async () => Stars) },
  fields: { slider: Slider },
} satisfies MoreComponents;
