// The errors that the office answers with, each with a number and a sentence in each language, and how faults are told to the operator.
// A failure that is expected is an `OfficeFailure`; everything else is a fault.

export { describeFault } from './describe-fault';
export { OfficeFailure, requestedLanguage } from './office-failure';
