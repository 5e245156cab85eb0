/** Hears in the answers of the server whether the session is open. Answers may come in another order than their requests. */
export class SessionSigns {
  readonly #listeners = new Set<(isSignedIn: boolean) => void>();
  #sent = 0;
  /** Of the requests up to this one it is known that the session was open after they were sent. */
  #openAfter = 0;

  /** Calls back after each answer with whether the session is open, until the returned function is called. */
  readonly listen = (listener: (isSignedIn: boolean) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** A request goes out. Returns its number. */
  send(): number {
    this.#sent += 1;
    return this.#sent;
  }

  /** A request was answered. `signedOut`: the answer says that there is no session. */
  hear(request: number, answer: { readonly ok: boolean; readonly signedOut: boolean }): void {
    if (answer.ok) this.#openAfter = Math.max(this.#openAfter, request);
    if (!answer.signedOut || request > this.#openAfter) this.#tell(!answer.signedOut);
  }

  /** Somebody has logged in: what is on its way without the new session says nothing about it. */
  signedIn(): void {
    this.#openAfter = this.#sent;
    this.#tell(true);
  }

  #tell(isSignedIn: boolean): void {
    for (const listener of this.#listeners) listener(isSignedIn);
  }
}
