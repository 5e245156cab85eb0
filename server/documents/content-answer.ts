import { answerFromContent, failure, type Language, success } from '../../engine';
import { errorAnswer, OfficeFailure } from '../errors/office-failure';
import type { PublishedPack } from '../publishing/published-pack';
import type { AskOffice } from './ask-office';

/** The answer of the definitions to a call; null where an office answers it, `undefined` within where there is none for what was asked. */
export function findContent(
  { contents }: PublishedPack,
  path: string,
  query: Readonly<Record<string, string>>,
  language: Language,
): { readonly answer: unknown } | null {
  const content = contents.find(({ endpoint }) => endpoint === path);
  if (content === undefined) return null;
  const answer = answerFromContent(content, query, language);
  // Names that the definitions do not know are the office's.
  return answer === undefined && content.by !== undefined ? null : { answer };
}

/** An office in whose place the portal answers what stands in the definitions. */
export function withContent(ask: AskOffice, pack: PublishedPack, language: Language): AskOffice {
  return (manner) => {
    const askOffice = ask(manner);
    return async (request) => {
      const found = request.method === 'GET' ? findContent(pack, request.path, request.query, language) : null;
      if (found === null) return await askOffice(request);
      if (found.answer !== undefined) return success(found.answer);
      const { status, body } = errorAnswer(new OfficeFailure('unknownPage'), language);
      return failure({ kind: 'office', status, kod: String(body.kod), opis: body.opis });
    };
  };
}
