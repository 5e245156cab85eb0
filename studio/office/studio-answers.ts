// The answers of the server as the server itself describes them. Only types cross here: the page carries nothing of the server.

export type * from '../../server/studio/answers';
