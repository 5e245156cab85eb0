// The forms that are measured. Our definition, the hand-written page and the page of plain rjsf are all made from this description.

/** A field of a measured form. */
export interface SampleField {
  readonly id: string;
  readonly label: string;
  readonly control: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  readonly required: boolean;
  /** Maximum number of characters, counted while typing. */
  readonly limit?: number;
  readonly options?: readonly { readonly id: string; readonly label: string }[];
}

/** A form to measure. Its first textarea is typed into, or else its first field. */
export interface SampleForm {
  readonly id: string;
  readonly title: string;
  /** Address of the screen that has the form in the base pack; without it the form is measured by itself. */
  readonly screen?: string;
  /** What it is called in the table; without it by the number of its fields. */
  readonly called?: string;
  /** On how many pages it is filled in. The first is measured. */
  readonly pages?: number;
  /** The fields are those of a list of items; the last is measured. */
  readonly list?: { readonly items: number; readonly fields: readonly SampleField[] };
  readonly fields: readonly SampleField[];
}

const text = (id: string, label: string, required = false): SampleField => ({ id, label, control: 'text', required });

const request: SampleForm = {
  id: 'zgloszenie',
  title: 'Zgłoszenie',
  screen: '/uslugi/wyslij-zgloszenie',
  fields: [
    { id: 'punkt', label: 'Punkt odbioru', control: 'select', required: true, options: [{ id: '4', label: 'W-100, ul. Leśna 5' }] },
    {
      id: 'temat',
      label: 'Temat',
      control: 'select',
      required: true,
      options: [
        { id: '7', label: 'Awaria wodomierza' },
        { id: '8', label: 'Pytanie o fakturę' },
      ],
    },
    { id: 'tresc', label: 'Treść zgłoszenia', control: 'textarea', required: true, limit: 2000 },
    { id: 'telefon', label: 'Telefon kontaktowy', control: 'tel', required: false },
    { id: 'email', label: 'E-mail kontaktowy', control: 'email', required: false },
  ],
};

const correspondence: SampleForm = {
  id: 'korespondencja',
  title: 'Dane korespondencyjne',
  screen: '/uslugi/dane-korespondencyjne',
  fields: [
    text('imie', 'Imię', true),
    text('imie2', 'Drugie imię'),
    text('nazwisko', 'Nazwisko', true),
    text('nazwisko2', 'Drugi człon nazwiska'),
    { id: 'telefon', label: 'Telefon', control: 'tel', required: false },
    { id: 'email', label: 'E-mail', control: 'email', required: false },
    { id: 'fax', label: 'Faks', control: 'tel', required: false },
    text('www', 'Strona internetowa'),
    text('miejscowosc', 'Miejscowość', true),
    text('ulica', 'Ulica'),
    text('nrDomu', 'Numer domu', true),
    text('nrLokalu', 'Numer lokalu'),
    text('kodPocztowy', 'Kod pocztowy', true),
  ],
};

const manyFields = (length: number) =>
  Array.from({ length }, (_, index): SampleField => {
    const id = `pole${index + 1}`;
    const label = `Pole numer ${index + 1}`;
    if (index % 6 === 5) return { id, label, control: 'textarea', required: false, limit: 500 };
    if (index % 6 === 3) return { id, label, control: 'select', required: true, options: request.fields[1]?.options ?? [] };
    return { id, label, control: index % 6 === 2 ? 'email' : 'text', required: index % 2 === 0 };
  });

const generated: SampleForm = { id: 'dwadziesciapiec', title: 'Formularz o 25 polach', fields: manyFields(25) };

const stepped: SampleForm = {
  id: 'kroki',
  title: 'Formularz o 100 polach w pięciu krokach',
  called: 'form of 100 fields in 5 steps',
  pages: 5,
  fields: manyFields(100),
};

const ofItem = manyFields(6);
const listed: SampleForm = {
  id: 'pozycje',
  title: 'Formularz o 20 pozycjach',
  called: 'the 20th item of a list of 6 fields each',
  list: { items: 20, fields: ofItem },
  fields: Array.from({ length: 20 }, (_, item) => ofItem.map((field) => ({ ...field, id: `${field.id}w${item}` }))).flat(),
};

/** The measured forms. */
export const sampleForms: readonly SampleForm[] = [request, correspondence, generated, stepped, listed];

/** The field that is typed into. */
export function typedField({ fields }: SampleForm): SampleField {
  const field = fields.find(({ control }) => control === 'textarea') ?? fields[0];
  if (!field) throw new Error('A measured form has no fields.');
  return field;
}
