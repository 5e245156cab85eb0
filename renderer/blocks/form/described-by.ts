import { describedBy, fieldId } from '../../fields/field-id';

/** Ids that describe a field of a form: hint, problem, and what stands under it. */
export function describedByAll(id: string, hint: string | null, problem: string | null, note: boolean): string | undefined {
  return (
    [describedBy(id, hint, problem), note ? `${fieldId(id)}-note` : undefined].filter((part) => part !== undefined).join(' ') || undefined
  );
}
