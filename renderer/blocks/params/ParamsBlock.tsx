import { useState } from 'react';
import { ParamsForm } from '../../fields/ParamsForm';
import { useScreenParams } from '../../fields/screen-params';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import './params.css';

/** Fields of params among the blocks. Folded ones are open while they are wrong, and at first if something was put in. */
export function ParamsBlock({ block, level }: BlockProps<'params'>) {
  const { params, given, ...form } = useScreenParams();
  const own = block.params.flatMap((id) => params.find((param) => param.id === id) ?? []);
  const [isOpen, setOpen] = useState(block.collapsed !== true || block.params.some((id) => given[id] !== undefined));
  if (own.length === 0) return null;
  const fields = <ParamsForm {...form} params={own} />;
  const isWrong = own.some(({ problem, isEmpty }) => problem !== null && !isEmpty);
  if (block.collapsed === null) {
    return (
      <section className="block block-params">
        {block.title === null ? null : <Heading level={level}>{block.title}</Heading>}
        {fields}
      </section>
    );
  }
  return (
    <details className="block block-params" open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{block.title}</summary>
      {fields}
    </details>
  );
}
