/** Thrown when the database cannot be used now, because it is down or does not answer. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

// SQLSTATE codes: connection exception, server stopping or starting, too many connections, statement timeout.
const ofServer = /^(08\w{3}|57P0[1-5]|57014|53300|55P03|25P03)$/;
const ofSystem = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
// The driver has no codes for these.
const ofDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/**
 * True for a fault that has nothing to do with the query, so that the same query may succeed in a moment. Errors that wrap another are
 * unwrapped.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DatabaseUnavailable || ofServer.test(code) || ofDriver.test(error.message)) return true;
  if (ofSystem.test(code)) return true;
  return isUnavailable(error.cause);
}
