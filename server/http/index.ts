// What makes an HTTP server of the office: routes of the calls, headers, limits, logs, and an orderly stop. The meaning of a call lies in
// calls/ and resources/.

export { readForms } from './form-bodies';
export { nonceOf } from './security-headers';
