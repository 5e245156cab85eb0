import { applyReading, failure, success } from '../../engine';
import type { OfficeContext } from '../calls/define-resource';
import { errorAnswer, OfficeFailure } from '../errors/office-failure';
import { answerCall } from '../resources/answer-call';
import type { AskOffice } from './ask-office';

/**
 * The built-in office, asked without HTTP. Its answers take no room of their own: they come from its database in bounded lists. Calls of
 * other offices go to `named`.
 */
export function askOwnOffice(context: OfficeContext, named: AskOffice): AskOffice {
  return (manner) => async (request) => {
    if (request.office !== undefined) return await named(manner)(request);
    try {
      const answer = await answerCall(request, context);
      return success(request.reading ? applyReading(request.reading, answer) : answer);
    } catch (error) {
      if (!(error instanceof OfficeFailure)) throw error;
      const { status, body } = errorAnswer(error, context.language);
      return failure({ kind: 'office', status, kod: String(body.kod), opis: body.opis });
    }
  };
}
