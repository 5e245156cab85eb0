import { rules } from '../../engine/authoring';
import { ruleExample } from '../check/rule-example';
import { say, type Tongue } from './words';

/** The rules of the checker, each with the message for a definition that breaks it. */
export function checkerPage({ language, tell, sentence }: Tongue): string {
  const sections = Object.entries(rules).map(([rule, { severity, description }]) =>
    [`## ${rule}`, `${tell(say(severity))} ${sentence(description)}`, `\`\`\`text\n${ruleExample(rule, language).said}\n\`\`\``].join(
      '\n\n',
    ),
  );
  return [tell(say('title-checker')), tell(say('intro-checker')), ...sections].join('\n\n');
}
