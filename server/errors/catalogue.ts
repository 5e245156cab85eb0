/** One error of the office: its number and the HTTP status. Its sentence for the resident stands in `server/texts/catalogue/`, as `errors.` and its name. */
interface CatalogueEntry {
  readonly kod: number;
  readonly status: number;
}

/** Every error that this office answers with. Programs branch on `kod`; the sentence is for people and may be reworded. */
export const officeErrors = {
  unknownAddress: { kod: 1, status: 404 },
  failed: { kod: 2, status: 500 },
  tooManyRequests: { kod: 3, status: 429 },
  // Not 503: that would tell the portal that the whole site is closed.
  busy: { kod: 4, status: 429 },
  officeTimeout: { kod: 5, status: 504 },
  officeUnreachable: { kod: 6, status: 502 },
  wrongQuery: { kod: 7, status: 400 },
  wrongYear: { kod: 8, status: 400 },
  wrongDate: { kod: 9, status: 400 },
  wrongPesel: { kod: 10, status: 400 },
  unknownElection: { kod: 11, status: 404 },
  voterNotFound: { kod: 12, status: 404 },
  documentUnavailable: { kod: 13, status: 404 },
  documentTooLong: { kod: 14, status: 422 },
  maintenance: { kod: 15, status: 503 },
  unknownPage: { kod: 16, status: 404 },
  signedOut: { kod: 17, status: 401 },
  restrictedAccount: { kod: 18, status: 403 },
  foreignSubject: { kod: 19, status: 403 },

  // What can be wrong with a call before anybody looks at what it says, and with an answer that another office sends.
  officeUnreadable: { kod: 30, status: 502 },
  unreadableRequest: { kod: 31, status: 400 },
  requestTooLarge: { kod: 32, status: 413 },
  textTooLong: { kod: 33, status: 400 },
  tooManyEntries: { kod: 34, status: 400 },
  databaseUnavailable: { kod: 40, status: 503 },
  stopping: { kod: 41, status: 503 },

  // What calls about accounts are refused with.
  // The numbers 1009, 1105, 1502, 1511 and 1519 are given by the specification; screens branch on them.
  notActivated: { kod: 1009, status: 403 },
  weakPassword: { kod: 1105, status: 400 },
  samePassword: { kod: 1502, status: 400 },
  emailRefused: { kod: 1511, status: 400 },
  wrongPassword: { kod: 1519, status: 400 },
  wrongCredentials: { kod: 1600, status: 403 },
  tooManyAttempts: { kod: 1601, status: 429 },
  wrongCode: { kod: 1602, status: 400 },
  loginStepOver: { kod: 1603, status: 400 },
  captchaNeeded: { kod: 1604, status: 400 },
  loginTaken: { kod: 1605, status: 409 },
  wrongLoginForm: { kod: 1606, status: 400 },
  missingValue: { kod: 1607, status: 400 },
  wrongEmail: { kod: 1608, status: 400 },
  wrongTaxNumber: { kod: 1609, status: 400 },
  wrongPhone: { kod: 1610, status: 400 },
  linkUsed: { kod: 1611, status: 410 },
  linkOver: { kod: 1612, status: 410 },
  linkUnknown: { kod: 1613, status: 404 },
  foreignAddress: { kod: 1614, status: 400 },
  secondFactorNeeded: { kod: 1615, status: 403 },
  switchedOff: { kod: 1616, status: 404 },
  identityNotConfirmed: { kod: 1617, status: 403 },
  nodeLoginCancelled: { kod: 1618, status: 403 },
  otherPerson: { kod: 1619, status: 403 },
  proofNeeded: { kod: 1620, status: 403 },
  freshLoginNeeded: { kod: 1621, status: 403 },
  loginProviderFailed: { kod: 1622, status: 502 },

  // What calls of the water service are refused with; screens branch on the numbers.
  protocolMissing: { kod: 1901, status: 404 },
  fileServerFailed: { kod: 1902, status: 500 },

  // What calls about dues are refused with.
  unknownDue: { kod: 1801, status: 404 },
  notPaid: { kod: 1802, status: 409 },

  // What files are refused with.
  emptyFile: { kod: 2001, status: 400 },
  unknownFileKind: { kod: 2002, status: 400 },
  fileTooLarge: { kod: 2003, status: 413 },
  infectedFile: { kod: 2004, status: 400 },
  unscannedFile: { kod: 2005, status: 502 },
  cutOffFile: { kod: 2006, status: 400 },
  tooManyFiles: { kod: 2007, status: 409 },
  sentFile: { kod: 2008, status: 409 },
  noFile: { kod: 2009, status: 400 },

  // What drafts of forms are refused with.
  tooManyDrafts: { kod: 2010, status: 409 },
  draftTooLarge: { kod: 2011, status: 413 },

  // What is sent with a key is refused with.
  otherContent: { kod: 2020, status: 409 },

  // What applications are refused with.
  applicationClosed: { kod: 2101, status: 409 },
  alreadyApplied: { kod: 2102, status: 409 },
  wrongApplication: { kod: 2103, status: 400 },
  missingAttachment: { kod: 2104, status: 400 },

  // What calls about payments are refused with.
  alreadyOrdered: { kod: 1700, status: 409 },
  nothingChosen: { kod: 1701, status: 400 },
  notPayable: { kod: 1702, status: 409 },
  gatewayUnavailable: { kod: 1703, status: 502 },
  unknownTransfer: { kod: 1704, status: 404 },
  transferOver: { kod: 1705, status: 409 },
  severalAccounts: { kod: 1706, status: 409 },
  tooManyCards: { kod: 1707, status: 400 },
  tooManyInstalments: { kod: 1708, status: 400 },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

/** Name of an error of the catalogue. */
export type OfficeErrorName = keyof typeof officeErrors;
