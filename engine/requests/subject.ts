/** The person or institution for which the user acts. */
export interface Subject {
  readonly name: string;
  readonly institution: boolean;
  readonly nip: string | null;
  readonly pesel: string | null;
}
