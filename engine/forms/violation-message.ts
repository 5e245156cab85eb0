import type { ContractViolation } from '../answers/conform-answer';
import type { Screen } from '../screen/screen';

/** What a breach of the form's schema is in words. */
export function violationMessage(screen: Screen, { keyword, params }: ContractViolation): string {
  const { translate } = screen.context;
  const limit = Number(params.limit);
  const argument = String(params.limit ?? '').replace('.', ',');
  switch (keyword) {
    case 'required':
      return translate('rules.required');
    case 'maxLength':
      return translate('forms.tooLong', { count: limit });
    case 'minLength':
      return limit <= 1 ? translate('rules.required') : translate('forms.tooShort', { count: limit });
    case 'minItems':
      return translate('forms.fewItems', { count: limit });
    case 'maxItems':
      return translate('forms.manyItems', { count: limit });
    case 'minimum':
      return translate('rules.min', { argument });
    case 'maximum':
      return translate('rules.max', { argument });
    case 'type':
      return translate(String(params.type).includes('integer') ? 'forms.wholeNumber' : 'rules.number');
    default:
      return translate('forms.wrong');
  }
}
