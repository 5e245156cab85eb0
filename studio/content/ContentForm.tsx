import Form from '@rjsf/mui';
import { TranslatableString, type ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { useSay } from '../language/say';
import { completed, contentSheet } from './content-sheet';
import { contentWords } from './words';

interface Props {
  readonly id: string;
  readonly contract: Readonly<Record<string, unknown>>;
  readonly value: Readonly<Record<string, unknown>>;
  /** Whether the descriptions of the contract, which are English, help the reader. */
  readonly help: boolean;
  readonly onChange: (value: unknown) => void;
}

/** The content of one call as a form that is drawn from its contract. The checker on the server judges it. */
export function ContentForm({ id, contract, value, help, onChange }: Props) {
  const say = useSay(contentWords);
  const sheet = useMemo(() => contentSheet(contract, help), [contract, help]);
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
  return (
    <Form
      key={id}
      tagName="div"
      idPrefix="content"
      schema={sheet.schema}
      uiSchema={sheet.uiSchema}
      validator={serverJudges}
      formData={value}
      noHtml5Validate
      showErrorList={false}
      translateString={(text, params) =>
        text === TranslatableString.ArrayItemTitle ? say.list.item(params?.at(-1) ?? '') : (words[text] ?? text)
      }
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } }}
      onChange={({ formData }) => {
        const now = completed(contract, formData);
        if (JSON.stringify(now) !== JSON.stringify(completed(contract, value))) onChange(now);
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
