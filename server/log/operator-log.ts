import { pino, stdTimeFunctions } from 'pino';
import { currentMunicipality } from './current-municipality';
import { currentRequest } from './current-request';
import type { AnsweredRequest } from './log-requests';

/** How the log is written: lines for people, or one JSON object a line for programs. */
export type LogFormat = 'text' | 'json';

/** Where the portal tells its operator what happens. */
export interface OperatorLog {
  /** A request that was answered. */
  request(answered: AnsweredRequest): void;
  /** Something that the operator should know; it may have several lines. */
  tell(text: string): void;
  /** A step in the life of the process, with its details. */
  step(text: string, details?: Readonly<Record<string, unknown>>): void;
  /** Why the process cannot start, or cannot go on. */
  fatal(text: string): void;
}

/** Where lines go. */
export interface LogPlaces {
  readonly out: { write(text: string): unknown };
  readonly err: { write(text: string): unknown };
}

/** Opens the log. What is told while a request is answered carries its id, and in a process of several municipalities the name of the one concerned. */
export function openOperatorLog(format: LogFormat, places: LogPlaces = { out: process.stdout, err: process.stderr }): OperatorLog {
  return format === 'json' ? jsonLog(places) : textLog(places);
}

function jsonLog({ out }: LogPlaces): OperatorLog {
  const logger = pino(
    {
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => {
        const [request, municipality] = [currentRequest(), currentMunicipality()];
        return { ...(municipality !== undefined && { municipality }), ...(request && { requestId: request.id }) };
      },
    },
    { write: (line: string) => void out.write(line) },
  );
  return {
    request(answered) {
      if (answered.status >= 500) logger.error(answered, 'answered');
      else logger.info(answered, 'answered');
    },
    tell: (text) => logger.warn(text.trimEnd()),
    step: (text, details = {}) => logger.info(details, text),
    fatal: (text) => logger.fatal(text.trimEnd()),
  };
}

function textLog({ out, err }: LogPlaces): OperatorLog {
  return {
    request({ requestId, method, route, status, milliseconds, error, cutOff }) {
      const more = `${error === undefined ? '' : ` ${error}`}${cutOff === undefined ? '' : ' (cut off)'}`;
      const where = currentMunicipality();
      out.write(
        `${new Date().toISOString()} ${where === undefined ? '' : `${where} `}${method} ${route} ${status} ${milliseconds} ms ${requestId}${more}\n`,
      );
    },
    tell(text) {
      const [request, municipality] = [currentRequest(), currentMunicipality()];
      err.write(`${municipality === undefined ? '' : `${municipality}: `}${text.trimEnd()}${request ? ` (request ${request.id})` : ''}\n`);
    },
    // A person at the terminal sees that it starts and stops.
    step: () => undefined,
    fatal: (text) => void err.write(`${text.trimEnd()}\n`),
  };
}
