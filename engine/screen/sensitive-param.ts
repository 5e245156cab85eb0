import type { Param } from '../language/language.generated';

/** Whether what is typed there identifies a person, so that it is stored nowhere. */
export function isSensitive(param: Param | undefined): boolean {
  return param !== undefined && 'sensitive' in param && param.sensitive === true;
}
