import type { Place } from '../source/loaded-pack';
import type { UpgradeFinding } from './compare';

const headings: Readonly<Record<UpgradeFinding['kind'], string>> = {
  changed: 'What the base changed, and you had changed',
  gone: 'What you name, and the base no longer has',
  taken: 'What you had added, and the base now has too',
  service: 'Services',
  call: 'Calls and their contracts',
  translation: 'Texts that you translate, whose Polish changed',
  unlocked: 'What the lock does not know yet',
};

/** The findings of an upgrade check as Markdown, those to decide first; `nameOf` gives the path of a file as people read it. */
export function upgradeReport(findings: readonly UpgradeFinding[], portal: string, nameOf: (file: string) => string): string {
  const decide = findings.filter((finding) => finding.decide);
  const harmless = findings.filter((finding) => !finding.decide);
  const summary =
    findings.length === 0
      ? 'Nothing that this folder relies on is different in the base.'
      : `To decide: ${decide.length}. To know: ${harmless.length}. When you have decided, write the lock anew with \`--write\`.`;
  return [`# Upgrade check of ${portal}`, summary, ...partOf('To decide', decide, nameOf), ...partOf('To know', harmless, nameOf)].join(
    '\n\n',
  );
}

function partOf(title: string, findings: readonly UpgradeFinding[], nameOf: (file: string) => string): readonly string[] {
  if (findings.length === 0) return [];
  const kinds = Object.entries(headings).flatMap(([kind, heading]) => {
    const own = findings.filter((finding) => finding.kind === kind);
    return own.length === 0 ? [] : [`### ${heading}`, own.map((finding) => entryOf(finding, nameOf)).join('\n')];
  });
  return [`## ${title}`, ...kinds];
}

function entryOf({ sentence, place, was, now, own }: UpgradeFinding, nameOf: (file: string) => string): string {
  const lines = [
    ...(place ? [`in ${placeOf(place, nameOf)}`] : []),
    ...(was === undefined ? [] : [`the base had: ${quoted(was)}`]),
    ...(now === undefined ? [] : [`the base has: ${quoted(now)}`]),
    ...(own === undefined ? [] : [`yours: ${quoted(own)}`]),
  ];
  return [`- ${sentence}`, ...lines.map((line) => `  - ${line}`)].join('\n');
}

function placeOf({ file, line }: Place, nameOf: (file: string) => string): string {
  return `\`${nameOf(file)}:${line}\``;
}

/** As code, so that nothing in it is taken for Markdown. */
function quoted(words: string): string {
  const text = words.replaceAll(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}
