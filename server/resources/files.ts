import { fileKinds, isFileKind } from '../../engine';
import { findAttachment } from '../applications';
import { accepted, defineResource, type QueryReader, StreamedFile } from '../calls/define-resource';
import { OfficeFailure } from '../errors/office-failure';

const fileId: QueryReader<string> = (text = '') => accepted(text);

/** Files that residents send before the application to which they belong. */
export const fileResources = [
  defineResource('POST /pliki', {
    caller: 'verified-user',
    query: {},
    answer: async ({ files, sent, user }) => {
      if (sent === null) throw new OfficeFailure('noFile');
      const { id } = await files.take(user.accountId, sent);
      return { id };
    },
  }),
  defineResource('DELETE /pliki/{id}', {
    caller: 'verified-user',
    query: { id: fileId },
    answer: async ({ files, user, query }) => {
      await files.remove(user.accountId, query.id);
      return {};
    },
  }),
  defineResource('GET /pliki/{idPliku}', {
    caller: 'subject',
    query: { idPliku: fileId },
    answer: async ({ database, files, user, subject, query }) => {
      const attached = await findAttachment(database, subject.id, query.idPliku);
      const { id, name, kind } = attached ?? (await files.find(user.accountId, query.idPliku));
      return new StreamedFile(await files.read(id), name, isFileKind(kind) ? fileKinds[kind].type : 'application/octet-stream');
    },
  }),
];
