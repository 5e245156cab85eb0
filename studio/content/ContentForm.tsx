import Form from '@rjsf/mui';
import { type ErrorSchema, TranslatableString, type ValidatorType } from '@rjsf/utils';
import { useMemo, useRef } from 'react';
import { useSay } from '../language/say';
import type { SentEdit } from '../office/studio-answers';
import type { LinkPlace } from '../rich-text/LinkDialog';
import { completed, contentSheet } from './content-sheet';
import { type FormattedContext, FormattedWidget } from './FormattedWidget';
import { contentWords } from './words';

interface Props {
  readonly id: string;
  readonly contract: Readonly<Record<string, unknown>>;
  readonly value: Readonly<Record<string, unknown>>;
  /** Language of the texts. */
  readonly language: string;
  /** Whether the descriptions of the contract, which are English, help the reader. */
  readonly help: boolean;
  readonly places: readonly LinkPlace[];
  readonly problems: ErrorSchema;
  /** `beside`: edits that belong to the change, such as a picture of a text. */
  readonly onChange: (before: unknown, after: unknown, beside: readonly SentEdit[]) => void;
}

const widgets = { formatted: FormattedWidget };

/** The content of one call as a form that is drawn from its contract. The checker on the server judges it. */
export function ContentForm({ id, contract, value, language, help, places, problems, onChange }: Props) {
  const say = useSay(contentWords);
  const sheet = useMemo(() => contentSheet(contract, help), [contract, help]);
  const beside = useRef<readonly SentEdit[]>([]);
  const words: Partial<Record<TranslatableString, string>> = {
    [TranslatableString.EmptyArray]: say.list.empty,
    [TranslatableString.AddButton]: say.list.add,
    [TranslatableString.AddItemButton]: say.list.addItem,
    [TranslatableString.RemoveButton]: say.list.remove,
    [TranslatableString.MoveUpButton]: say.list.up,
    [TranslatableString.MoveDownButton]: say.list.down,
    [TranslatableString.CopyButton]: say.list.copy,
    [TranslatableString.YesLabel]: say.yes,
    [TranslatableString.NoLabel]: say.no,
  };
  const context: FormattedContext = {
    language,
    places,
    beside: (edits) => {
      beside.current = [...beside.current, ...edits];
    },
  };
  return (
    <Form
      key={id}
      tagName="div"
      idPrefix="content"
      schema={sheet.schema}
      uiSchema={sheet.uiSchema}
      validator={serverJudges}
      widgets={widgets}
      formContext={context}
      formData={value}
      extraErrors={problems}
      noHtml5Validate
      showErrorList={false}
      translateString={(text, params) =>
        text === TranslatableString.ArrayItemTitle ? say.list.item(params?.at(-1) ?? '') : (words[text] ?? text)
      }
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } }}
      onChange={({ formData }) => {
        const before = completed(contract, value);
        const after = completed(contract, formData);
        if (JSON.stringify(after) === JSON.stringify(before)) return;
        onChange(before, after, beside.current);
        beside.current = [];
      }}
    />
  );
}

/** The checker of the server judges content, as it judges files. */
const serverJudges: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: () => true,
};
