import { useEffect, useState } from 'react';
import type { FormFieldModel } from '../../../engine/forms';

const pause = 700;

/** Shows a problem of a half-typed value only when typing pauses or the field is left, and removes it at once when it is solved. */
export function useProblemWhileTyping({ problem: problemWhileTyping, input }: FormFieldModel): {
  readonly problem: string | null;
  tell(): void;
} {
  const [told, setTold] = useState(false);
  if (problemWhileTyping === null && told) setTold(false);
  useEffect(() => {
    if (problemWhileTyping === null || told || input === '') return;
    const timer = setTimeout(() => setTold(true), pause);
    return () => clearTimeout(timer);
  }, [problemWhileTyping, told, input]);
  return { problem: told ? problemWhileTyping : null, tell: () => setTold(problemWhileTyping !== null) };
}
