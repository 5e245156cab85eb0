/** A secret for an authenticator application: as text, as an address, and as a picture to scan. */
export interface SecretToScan {
  readonly secret: string;
  readonly address: string;
  /** A QR code as a data address. */
  readonly picture: string;
}

/** Answer of `POST /account/second-factor`. */
export interface OfferedSecret extends SecretToScan {
  /** Shows that this office has offered the secret to this editor. */
  readonly proof: string;
}

/** Answer of `POST /invitation`. */
export interface OpenedInvitation extends SecretToScan {
  readonly login: string;
  readonly name: string;
}

/** An open session of an editor, as the editor sees it. */
export interface OwnSession {
  /** Names the session without being its secret. */
  readonly id: string;
  readonly createdAt: string;
  readonly endsAt: string;
  /** Whether it is the one that asks. */
  readonly own: boolean;
}

/** Answer of `GET /account/sessions`, and of ending one. */
export interface OwnSessionsAnswer {
  readonly sessions: readonly OwnSession[];
}
