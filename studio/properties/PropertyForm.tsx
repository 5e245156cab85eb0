import Form from '@rjsf/mui';
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import { use, useMemo } from 'react';
import type { LanguageSchema } from '../../engine/authoring';
import { propertySheet } from '../../engine/authoring/outline';
import { useLanguageWords } from '../room/language-words';
import { Description } from './Description';
import type { AskChoices } from './fields/choices';
import { FormulaField } from './fields/FormulaField';
import { JsonField } from './fields/JsonField';
import { KindField } from './fields/KindField';
import { NameField } from './fields/NameField';
import { OptionalPartField } from './fields/OptionalPartField';
import { TimeField } from './fields/TimeField';
import { type Translations, TranslationsContext } from './fields/translations';
import { ValueField } from './fields/ValueField';
import { WordsField } from './fields/WordsField';
import { YesNoField } from './fields/YesNoField';
import { loadSheet } from './load-sheet';
import { MapEntryTemplate } from './MapEntryTemplate';
import { type PropertyMarks, PropertyMarksContext } from './property-marks';
import { SheetTemplate } from './SheetTemplate';
import { type PropertyWords, uiSchemaOf } from './ui-schema';

interface Props {
  readonly language: LanguageSchema;
  /** Kind of the selected part. */
  readonly kind: string;
  /** The selected part as it is in the draft, with the parts that it holds. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly words: PropertyWords;
  /** What may stand at a property. */
  readonly choices: AskChoices;
  /** The texts of the open file in the other languages. */
  readonly translations: Translations;
  /** Key of a text in the files of the languages, by the path from the part inward. */
  readonly textKey: (path: readonly (string | number)[]) => string;
  /** Problems by property. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
  /** A property has another value; undefined takes it out of the part. */
  readonly onChange: (property: string, value: unknown) => void;
  /** What stands below the fields. */
  readonly marks: PropertyMarks;
}

const fields = { WordsField, FormulaField, ValueField, JsonField, KindField, NameField, TimeField, YesNoField, OptionalPartField };
const templates = { ObjectFieldTemplate: SheetTemplate, WrapIfAdditionalTemplate: MapEntryTemplate, DescriptionFieldTemplate: Description };

/** The properties of the selected part, drawn from the schema of the language. */
export function PropertyForm({ language, kind, value, words, choices, translations, textKey, problems, onChange, marks }: Props) {
  const sheet = useMemo(() => propertySheet(language, kind), [language, kind]);
  if (sheet === null) throw new Error(`The language has no kind of part ${kind}.`);
  const loaded = use(loadSheet(sheet));
  const { word } = useLanguageWords();
  const uiSchema = useMemo(() => uiSchemaOf(loaded.schema, words, word), [loaded, words, word]);
  const own = useMemo(() => ownProperties(loaded.schema, value), [loaded, value]);
  const extraErrors = useMemo(
    () =>
      Object.fromEntries(Object.entries(problems).map(([property, messages]) => [property, { __errors: [...messages] }])) as ErrorSchema,
    [problems],
  );
  return (
    <PropertyMarksContext value={marks}>
      <TranslationsContext value={translations}>
        <Form
          key={kind}
          tagName="div"
          idPrefix="part"
          schema={loaded.schema}
          uiSchema={uiSchema}
          validator={loaded.validator}
          formData={own}
          fields={fields}
          templates={templates}
          formContext={{ choices, textKey }}
          extraErrors={extraErrors}
          noHtml5Validate
          showErrorList={false}
          experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } }}
          onChange={({ formData }) => {
            for (const property of Object.keys(loaded.schema.properties ?? {})) {
              if (JSON.stringify(formData?.[property]) !== JSON.stringify(own[property])) onChange(property, formData?.[property]);
            }
          }}
        />
      </TranslationsContext>
    </PropertyMarksContext>
  );
}

function ownProperties(schema: RJSFSchema, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(schema.properties ?? {}, name)));
}
