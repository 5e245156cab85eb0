/** A stored file of the office, as the answer to a call. */
export class OfficeFile {
  constructor(
    readonly bytes: Uint8Array,
    /** Name under which the resident's browser saves it, when the definition gives none. */
    readonly fileName: string,
    /** Media type, such as `application/pdf`. */
    readonly type: string,
  ) {}
}
