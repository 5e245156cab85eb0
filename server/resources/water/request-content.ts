import { checkRule, type RuleContext } from '../../../engine';

const mostCharacters = 2_000;
/** The rest is left for what is appended. */
const mostWithContact = 1_000;

/** Whether the text of a request is in order, by the rules of the form: a topic that is additional brings a telephone number and an address with it. */
export function isRequestContent(content: string, additional: boolean, rules: RuleContext): boolean {
  if (!additional) return isWritten(content, mostCharacters, rules);
  const contact = /\n\nTelefon: \d{9}\nE-mail: ([^\n]*)$/.exec(content);
  const email = contact?.[1] ?? '';
  return (
    isWritten(content.slice(0, contact?.index ?? 0), mostWithContact, rules) &&
    email.trim() !== '' &&
    checkRule('email', email, null, rules)
  );
}

function isWritten(text: string, most: number, rules: RuleContext): boolean {
  return checkRule('required', text, null, rules) && checkRule('max-length', text, most, rules);
}
