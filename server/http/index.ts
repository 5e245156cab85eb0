// The HTTP server of the office: routes of the calls, headers, limits, logs, and an orderly stop. What a call means is in calls/ and
// resources/.

export { readForms } from './form-bodies';
export { nonceOf } from './security-headers';
