import type { FormatName } from '../../engine/authoring/new-service';

/** Where a service is made from. */
export type SourceWay = 'sample' | 'document';

/** What an author wants of a field, where it differs from the proposal. */
export interface WantedField {
  readonly shown?: boolean;
  readonly label?: string;
  /** Null: as plain text. */
  readonly format?: FormatName | null;
  readonly total?: boolean;
}

/** What was typed and chosen on the page. What is null follows from the rest. */
export interface NewServiceForm {
  readonly way: SourceWay;
  readonly samples: readonly string[];
  readonly document: string;
  /** Id of the operation of the document. */
  readonly operation: string | null;
  /** Path of what is shown. */
  readonly rows: string | null;
  /** By the id of the field. */
  readonly fields: Readonly<Record<string, WantedField>>;
  readonly chart: { readonly kind: string; readonly category: string; readonly value: string } | null;
  readonly pdf: boolean;
  readonly title: string;
  readonly slug: string | null;
  readonly endpoint: string | null;
  readonly group: string | null;
  readonly listed: boolean;
}

/** A page on which nothing was done yet. */
export const emptyForm: NewServiceForm = {
  way: 'sample',
  samples: [''],
  document: '',
  operation: null,
  rows: null,
  fields: {},
  chart: null,
  pdf: true,
  title: '',
  slug: null,
  endpoint: null,
  group: null,
  listed: true,
};

/** The form of one editor in this tab of the browser: it outlives the page and a session that ends. */
export interface FormShelf {
  read(): NewServiceForm;
  /** False when the tab cannot keep so much. */
  write(form: NewServiceForm): boolean;
  clear(): void;
}

/** The shelf of an editor. */
export function formShelf(editor: number): FormShelf {
  const key = `okienko.studio.new-service.${editor}`;
  return {
    read() {
      const text = sessionStorage.getItem(key);
      // Only this shelf writes under this key; an older page may have kept less.
      return text === null ? emptyForm : { ...emptyForm, ...(JSON.parse(text) as Partial<NewServiceForm>) };
    },
    write(form) {
      try {
        sessionStorage.setItem(key, JSON.stringify(form));
        return true;
      } catch (failure) {
        if (!(failure instanceof DOMException)) throw failure;
        return false;
      }
    },
    clear: () => sessionStorage.removeItem(key),
  };
}
