import { OfficeFailure } from './office-failure';

const retrySeconds = 5;

/** What a call is answered with while the database is away or does not answer. */
export function databaseFailure(): OfficeFailure {
  return new OfficeFailure('databaseUnavailable', {}, retrySeconds);
}
