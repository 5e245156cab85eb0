import { Button, type WidgetProps } from 'okienko/widget';
import { useState } from 'react';

/** Counts how often its button was pressed. */
export default function Licznik({ id, props: { label, step } }: WidgetProps) {
  const [count, setCount] = useState(0);
  return (
    <p id={id}>
      <Button look="secondary" onClick={() => setCount(count + Number(step ?? 1))}>
        {String(label)}
      </Button>{' '}
      <output>{count}</output>
    </p>
  );
}
