import { rules } from '../../engine/authoring';
import { ruleExample } from '../check/rule-example';
import { say, type Tongue } from './words';

/** The rules of the checker, each with the message for a definition that breaks it, and what would be right there. */
export function checkerPage({ language, tell, sentence }: Tongue): string {
  const sections = Object.entries(rules).map(([rule, { severity, description }]) => {
    const { said, right } = ruleExample(rule, language);
    return [
      `## ${rule}`,
      `${tell(say(severity))} ${sentence(description)}`,
      `\`\`\`text\n${said}\n\`\`\``,
      ...(right === null ? [] : [tell(say('right-there', { right: `\`${right}\`` }))]),
    ].join('\n\n');
  });
  return [tell(say('title-checker')), tell(say('intro-checker')), ...sections].join('\n\n');
}
