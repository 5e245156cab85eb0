// Applications of residents: filed once with their attachments, kept in the words of their form, answered by a clerk. What a kind of
// application asks for is of the calls in resources/applications.

export { decideApplication } from './decide';
export { attachmentsOf, findAttachment, waitingApplications } from './file-applications';
export { tidyDrafts } from './form-drafts';
export { caseNumber } from './receipt';
export { nameOfDefinition } from './sent-lines';
