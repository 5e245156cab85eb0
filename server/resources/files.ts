import { fileKinds, isFileKind } from '../../engine';
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
  defineResource('GET /pliki/{id}', {
    caller: 'verified-user',
    query: { id: fileId },
    answer: async ({ files, user, query }) => {
      const { id, name, kind } = await files.find(user.accountId, query.id);
      return new StreamedFile(await files.read(id), name, isFileKind(kind) ? fileKinds[kind].type : 'application/octet-stream');
    },
  }),
];
