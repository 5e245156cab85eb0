import { failure, success } from '../../engine';
import type { OfficeContext } from '../calls/define-resource';
import { errorAnswer, OfficeFailure } from '../errors/office-failure';
import { answerCall } from '../resources/answer-call';
import type { AskOffice } from './ask-office';

/** The built-in office, asked without HTTP. Its answers take no room of their own: they come from its database in bounded lists. */
export function askOwnOffice(context: OfficeContext): AskOffice {
  return () => async (request) => {
    try {
      return success(await answerCall(request, context));
    } catch (error) {
      if (!(error instanceof OfficeFailure)) throw error;
      const { status, body } = errorAnswer(error, context.language);
      return failure({ kind: 'office', status, kod: String(body.kod), opis: body.opis });
    }
  };
}
