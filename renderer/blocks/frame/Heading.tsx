import { Words } from '../../texts/Words';

interface HeadingProps {
  readonly level: 2 | 3;
  readonly id?: string;
  readonly children: string;
}

/** Heading of a block at its level on the screen. */
export function Heading({ level, id, children }: HeadingProps) {
  return level === 2 ? (
    <h2 id={id} className="block-title">
      <Words text={children} />
    </h2>
  ) : (
    <h3 id={id} className="block-title">
      <Words text={children} />
    </h3>
  );
}
