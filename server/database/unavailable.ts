/** The database cannot be asked now: it is away, or it does not answer. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

// Classes and codes of PostgreSQL: connection exception, server ending or starting, too many connections, a statement out of its time.
const ofServer = /^(08\w{3}|57P0[1-5]|57014|53300|55P03|25P03)$/;
const ofSystem = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
// The driver has no codes for these.
const ofDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** True for a fault that says nothing about the question: the same one may be answered in a moment. Whatever wraps it is looked through. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof DatabaseUnavailable || ofServer.test(code) || ofDriver.test(error.message)) return true;
  if (ofSystem.test(code)) return true;
  return isUnavailable(error.cause);
}
