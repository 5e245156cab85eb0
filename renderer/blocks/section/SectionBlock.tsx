import { Heading } from '../frame/Heading';
import { type BlockProps, NestedBlock } from '../frame/nested-blocks';
import { useRegionName } from '../frame/region-name';

/** Blocks under one heading, which may be one to open and close. */
export function SectionBlock({ block, level, retry }: BlockProps<'section'>) {
  const name = useRegionName(block.title, `${block.id}-title`);
  const inner = block.blocks.map((child) => <NestedBlock key={child.id} block={child} level={3} retry={retry} />);
  if (block.collapsed === null) {
    return (
      <section className="block section" id={block.anchor ?? undefined} {...name}>
        <Heading level={level} id={`${block.id}-title`}>
          {block.title}
        </Heading>
        {inner}
      </section>
    );
  }
  return (
    <details className="block section" id={block.anchor ?? undefined} open={!block.collapsed}>
      <summary>
        <Heading level={level}>{block.title}</Heading>
      </summary>
      {inner}
    </details>
  );
}
