import { Words } from '../../texts/Words';

interface HeadingProps {
  readonly level: 2 | 3;
  readonly id?: string;
  /** True: it is only for screen readers. */
  readonly hidden?: boolean;
  readonly children: string;
}

/** Heading of a block at its level on the screen. */
export function Heading({ level, id, hidden = false, children }: HeadingProps) {
  const look = hidden ? 'visually-hidden' : 'block-title';
  return level === 2 ? (
    <h2 id={id} className={look}>
      <Words text={children} />
    </h2>
  ) : (
    <h3 id={id} className={look}>
      <Words text={children} />
    </h3>
  );
}
